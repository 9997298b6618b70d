import type { WidgetName } from '../declared';
import type { Labels } from '../overlays/labels.data';
import type { AttributeValues } from './attribute-values';

/** Settings of the page that all widgets and dialogs use. */
export interface PageView {
  locale: string;
  /** Currency of displayed amounts. */
  currency: string;
  /** The target of a button for guests. Each call calls the function of `setModifyURLFunction`. */
  linkTo(page: 'login' | 'register'): string;
}

/** What a widget shows. */
export interface WidgetView extends PageView {
  name: WidgetName;
  /** `null` for a widget without a product, or if the page has none. */
  productId: number | null;
  /** `null` for a widget without a variant, and for the first variant of the product. */
  variantId: number | null;
  attributes: AttributeValues;
}

/** Arguments of the method that opens an overlay or a dialog. */
export type PanelDetails = Readonly<Record<string, string | number | null | undefined>>;

/** What an overlay or a dialog shows. */
export interface PanelView extends PageView {
  /** Name of the overlay or the dialog. */
  name: string;
  details: PanelDetails;
  /** Closes it. `isCompleted` says that the customer finished its task. */
  close(isCompleted?: boolean): void;
}

/** Something on the page that shows a view. */
export interface Rendered<View> {
  /** Resolves when the first data is visible; not set if it is from the start. */
  ready?: Promise<unknown>;
  /** Shows another view, in place. */
  update(view: View): void;
  /** Removes it and frees everything that it uses. */
  remove(): void;
}

/** What renders widgets, and the content of overlays and dialogs. */
export interface Renderer {
  /** In the language of the page. */
  labels: Labels;
  renderWidget(root: ShadowRoot | HTMLElement, view: WidgetView): Rendered<WidgetView>;
  renderPanel(element: HTMLElement, view: PanelView): Rendered<PanelView>;
}
