import type { Options } from '../calls/options';
import type { Core } from '../declared';
import type { Events } from '../events';
import type { Log } from '../log';
import type { PageSettings } from '../page/page-settings';
import { type AttributeValues, readAttributes } from './attribute-values';
import type { PageView, Rendered, Renderer, WidgetView } from './renderer';
import type { WidgetRule } from './widget-rules';

/** What placeholders use of the SDK. */
export interface PlaceholderContext {
  options: Options;
  page: PageSettings;
  events: Pick<Events, 'fire'>;
  log: Pick<Log, 'warn'>;
  renderer: Pick<Renderer, 'renderWidget'>;
  pageView(): PageView;
}

/** A placeholder that the SDK has found. */
export interface Placeholder {
  rule: WidgetRule;
  root: ShadowRoot;
  /** What its widget shows, or would show with a product. */
  readonly view: WidgetView;
  /** Reads its attributes and the product of the page, and renders what has changed. */
  refresh(): void;
  /** Resolves when its widget has its first data; at once without a widget. */
  ready(): Promise<unknown>;
  /** Fires `widget_injected`, unless it has, or there is no widget. */
  inject(): void;
  remove(): void;
}

/** Creates the state of a placeholder, and renders its widget. */
export function createPlaceholder(
  context: PlaceholderContext,
  element: HTMLElement,
  rule: WidgetRule,
  root: ShadowRoot,
): Placeholder {
  const { events, log, options, page, pageView, renderer } = context;
  const warn = (message: string) => log.warn(message);
  let values: AttributeValues = {};
  let text = '';
  let view: WidgetView;
  let rendered: Rendered<WidgetView> | null = null;
  let isInjected = false;

  const read = () => {
    const names = Object.keys(rule.attributes);
    const next = JSON.stringify(names.map((name) => element.getAttribute(`data-laurel-${name}`)));
    // Read again, an invalid value would cause another warning.
    if (next === text || (text && !options.observe)) return;
    text = next;
    values = readAttributes(element, rule, warn);
  };

  const removeWidget = () => {
    rendered?.remove();
    rendered = null;
  };

  const refresh = () => {
    read();
    const next = viewOf(rule, values, page.product, pageView());
    const isSame = JSON.stringify(next) === JSON.stringify(view);
    if (isSame) return;
    view = next;
    if (rule.product === 'required' && view.productId === null) {
      warn(`${rule.name} stays empty: neither its placeholder nor the page has a product.`);
      removeWidget();
    } else if (rendered) rendered.update(view);
    else rendered = renderer.renderWidget(root, view);
  };

  const removeChild = keepVisible(element);
  refresh();
  return {
    rule,
    root,
    get view() {
      return view;
    },
    refresh,
    ready: () => Promise.resolve(rendered?.ready),
    inject() {
      if (!rendered || isInjected) return;
      isInjected = true;
      const { app, name: widget } = rule;
      const { productId, variantId } = view;
      events.fire('widget_injected', {
        app: app as Core.App,
        widget,
        element,
        productId,
        variantId,
      });
    },
    remove() {
      removeWidget();
      removeChild();
      root.replaceChildren();
    },
  };
}

/**
 * Shows an element that the theme hides because it has no children, with a child that isn't visible beside a widget.
 *
 * @returns removes the child
 */
function keepVisible(element: HTMLElement): () => void {
  const { defaultView: window } = element.ownerDocument;
  const isHidden = window?.getComputedStyle(element).display === 'none';
  if (!isHidden || !element.matches(':empty')) return () => {};
  const child = element.ownerDocument.createElement('span');
  element.append(child);
  return () => child.remove();
}

/** What a widget shows. The attributes of a placeholder take precedence over the product of the page. */
function viewOf(
  rule: WidgetRule,
  {
    'product-id': ownProduct = null,
    'variant-id': ownVariant = null,
    ...attributes
  }: AttributeValues,
  global: PageSettings['product'],
  pageView: PageView,
): WidgetView {
  const productId = rule.product
    ? ((ownProduct ?? global.productId ?? null) as number | null)
    : null;
  // The variant of the page belongs to the product of the page.
  const pageVariant = productId === global.productId ? global.variantId : null;
  const variantId = rule.variant ? ((ownVariant ?? pageVariant ?? null) as number | null) : null;
  return { ...pageView, name: rule.name, productId, variantId, attributes };
}
