import type { ModuleContext, Placeholders } from '../modules/loaded-modules';
import { createOverlays } from '../overlays/overlays';
import { observePlaceholders } from './observe-placeholders';
import { createPageView } from './page-view';
import { createPlaceholder, type Placeholder } from './placeholder';
import type { Renderer } from './renderer';
import { PLACEHOLDERS, ruleOf, type WidgetRule } from './widget-rules';

/** Creates the placeholders of a page that have not been found yet. */
export function createPlaceholders(context: ModuleContext, renderer: Renderer): Placeholders {
  const { options, page, events, log, session, startTimer } = context;
  const document = context.document as Document;
  const window = document.defaultView as Window;
  const { observe, root = document } = options;
  const known = new Map<HTMLElement, Placeholder>();
  const pageView = createPageView(context);
  const warned = new WeakSet<Element>();
  let stopObserving = () => {};
  let cancelStart = () => {};
  let frame = 0;
  /** Renders what the start has found; `null` once it is done. */
  let renderFirst: (() => void) | null = null;

  const isAppOn = ({ app }: WidgetRule) =>
    !session.disabledApps.includes(app) &&
    (!options.modules || options.modules.some((name: string) => name === app));

  const find = () => [...root.querySelectorAll<HTMLElement>(PLACEHOLDERS)];

  const warnOnce = (element: Element, message: string) => {
    if (!warned.has(element)) log.warn(message);
    warned.add(element);
  };

  const add = (element: HTMLElement) => {
    const rule = ruleOf(element);
    if (!rule || !isAppOn(rule)) return;
    if (rule.isOverlay && placeholderOf(rule.name)) {
      return warnOnce(element, `A second placeholder of ${rule.name} is ignored.`);
    }
    try {
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      shadow.replaceChildren();
      const shared = { options, page, events, log, renderer, pageView };
      known.set(element, createPlaceholder(shared, element, rule, shadow));
    } catch (error) {
      warnOnce(element, `${rule.name} can't render in its placeholder: ${error}`);
    }
  };

  const remove = (element: HTMLElement) => {
    // The dialog of an overlay is in its placeholder.
    overlays.closeIn([element]);
    known.get(element)?.remove();
    known.delete(element);
  };

  const render = (elements: readonly HTMLElement[]) => {
    const present = new Set(elements);
    for (const [element, { rule }] of known) {
      if (!present.has(element) || ruleOf(element) !== rule) remove(element);
    }
    let turn: Promise<unknown> = Promise.resolve();
    for (const element of elements) {
      if (known.has(element)) known.get(element)?.refresh();
      else add(element);
      const placeholder = known.get(element);
      // One after the other, so that the events fire in the order of the document.
      turn = turn
        .then(() => placeholder?.ready())
        .then(() => known.get(element) === placeholder && placeholder?.inject());
    }
  };

  const renderChanges = () => render(observe ? find() : [...known.keys()]);

  const schedule = () => {
    frame ||= window.requestAnimationFrame(() => {
      frame = 0;
      renderChanges();
    });
  };

  const placeholderOf = (name: string) =>
    [...known.values()].find(({ rule }) => rule.name === name);

  const overlays = createOverlays({
    document,
    renderer,
    events,
    pageView,
    async findHost(name) {
      // A page may open an overlay right after it has added the placeholder.
      if (renderFirst) renderFirst();
      else if (observe) renderChanges();
      const host = placeholderOf(name) ?? placeholderOf(`${name}_root`);
      await host?.ready();
      host?.inject();
      return host;
    },
  });

  return {
    overlays,
    start() {
      const found = find();
      renderFirst = () => {
        renderFirst = null;
        cancelStart();
        render(observe ? find() : found);
      };
      cancelStart = startTimer(renderFirst, 0);
      page.onProductChange(schedule);
      if (!observe) return;
      stopObserving = observePlaceholders(document, root, {
        isKnown: (node) => known.has(node as HTMLElement),
        onRemoved: overlays.closeIn,
        onChange: schedule,
      });
    },
    dispose() {
      stopObserving();
      cancelStart();
      window.cancelAnimationFrame(frame);
      page.onProductChange(null);
      overlays.closeAll();
      for (const element of [...known.keys()]) remove(element);
    },
  };
}
