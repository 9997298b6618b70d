/** One data attribute of a placeholder, with its full name. */
export interface WidgetAttribute {
  name: `data-laurel-${string}`;
  type: 'boolean' | 'choice' | 'integer' | 'money' | 'text';
  /** The values that exist, for a choice. */
  values?: readonly string[];
  default: string | null;
  required: boolean;
  description: string;
  /** Set in the HTML to copy, with this value. */
  example?: string;
}

/** An event that a widget fires beside `widget_injected`. */
export interface WidgetEvent {
  name: string;
  when: string;
}

/** Everything the documentation says about a widget in tables. */
export interface WidgetFacts {
  name: string;
  title: string;
  app: 'reviews' | 'rewards' | 'wishlists';
  placeholderClass: string;
  /** Path of the page below `/docs/`. */
  slug: string;
  usesProduct: 'required' | 'optional' | 'none';
  usesVariant: boolean;
  /** The widget's own attributes; the common ones stand in `COMMON_ATTRIBUTES`. */
  attributes: readonly WidgetAttribute[];
  /** One of the panels of which a page holds a single one. */
  overlay: boolean;
  events: readonly WidgetEvent[];
  /** How the placeholder lies in the page, where it is not a block. */
  display?: 'inline';
}

/** The pair of events that dialogs give, `modals` being the names in their payload. */
export function dialogEvents(...modals: readonly string[]): WidgetEvent[] {
  const names = modals.map((modal) => `\`${modal}\``).join(', ');
  return [
    { name: 'modal_opened', when: `A dialog of the widget is visible: ${names}.` },
    {
      name: 'modal_closed',
      when: `${modals.length > 1 ? 'One of these dialogs' : 'That dialog'} is gone, completed or dismissed.`,
    },
  ];
}

/** The pair of events of a panel that opens over the page. */
export function overlayEvents(widget: string): WidgetEvent[] {
  return [
    { name: 'widget_opened', when: `The panel has become visible (\`widget\` is \`${widget}\`).` },
    {
      name: 'widget_closed',
      when: 'The panel is hidden: its button, Escape, a click beside it, or a method.',
    },
  ];
}
