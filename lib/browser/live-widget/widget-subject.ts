/** A widget of a page that can be tried. */
export interface WidgetSubject {
  /** Name of the widget. */
  widget: string;
  /** The placeholder as the page shows it. */
  html: string;
}
