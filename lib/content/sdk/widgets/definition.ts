/** One data attribute of a placeholder, with its full name. */
export interface WidgetAttribute {
  name: `data-laurel-${string}`;
  type: 'boolean' | 'choice' | 'integer' | 'money' | 'text';
  /** The allowed values of a choice. */
  values?: readonly string[];
  /** The smallest and the largest allowed integer. Without it, an integer is 1 or more. */
  range?: readonly [number, number];
  default: string | null;
  required?: true;
  /** When a required attribute can be omitted, as in "unless …". */
  unless?: string;
  description: string;
  /** Value in the HTML that readers copy; attributes without it are left out there. */
  example?: string;
}

/** An event that a widget fires in addition to `widget_injected`. */
export interface WidgetEvent {
  name: string;
  when: string;
}

/** Where a widget goes most often, in the order of the filter of the gallery. */
export const PLACES = {
  product: 'Product page',
  card: 'Product card',
  cart: 'Cart',
  account: 'Rewards page and account',
  page: 'Whole page',
  overlay: 'Overlay',
  anywhere: 'Any page',
} as const;

/** The properties of a widget that the documentation shows in tables. */
export interface WidgetDefinition {
  name: string;
  title: string;
  app: 'reviews' | 'rewards' | 'wishlists';
  place: keyof typeof PLACES;
  placeholderClass: string;
  /** Path of the page below `/docs/`. */
  slug: string;
  usesProduct?: 'required' | 'optional';
  usesVariant?: true;
  /** Attributes specific to the widget; `COMMON_ATTRIBUTES` lists the others. */
  attributes: readonly WidgetAttribute[];
  /** Whether the widget is a panel that a page can have only once. */
  overlay?: true;
  events: readonly WidgetEvent[];
  /** CSS `display` of the placeholder, if it isn't a block. */
  display?: 'inline';
}
