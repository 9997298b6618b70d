import { type Viewer, viewers } from '../../sandbox/shops/demo/viewers';
import { PREFIX } from '../../storefront/constants';
import { parseAttribute } from '../../storefront/placeholders/attribute-values';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';

/** Languages that widgets have texts in, and one that is written from right to left. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'ar'] as const;

/** Custom properties that a reader can set, with what their values are. */
export const PROPERTIES = {
  '--laurel-accent': 'color',
  '--laurel-star': 'color',
  '--laurel-heart': 'color',
  '--laurel-radius': 'length',
  '--laurel-density': 'number',
} as const;

/** A custom property that a reader can set. */
export type Property = keyof typeof PROPERTIES;

/** What a reader has set for a widget. */
export interface WidgetState {
  viewer: Viewer;
  locale: (typeof LOCALES)[number];
  direction: 'ltr' | 'rtl';
  /** Width of the widget in pixels; `null` for the whole width. */
  width: number | null;
  /** Texts of attributes by their names without the prefix. Those that aren't set are missing. */
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Partial<Record<Property, string>>>;
}

/** The smallest and the largest width. */
export const WIDTHS = { min: 260, max: 1_200 } as const;

const VALUES: Readonly<Record<(typeof PROPERTIES)[Property], RegExp>> = {
  color: /^#[\da-f]{6}$/,
  length: /^\d{1,2}px$/,
  number: /^[012](\.\d{1,2})?$/,
};

/** The state at first: the attributes of the HTML to copy. */
export function firstState(attributes: WidgetState['attributes']): WidgetState {
  return {
    viewer: 'mara',
    locale: 'en',
    direction: 'ltr',
    width: null,
    attributes,
    properties: {},
  };
}

/**
 * Reads the state from an address. What isn't valid is ignored, so that an address can set nothing that a control can't.
 *
 * @param search the query of the address
 */
export function readState(search: string, first: WidgetState, rule: WidgetRule): WidgetState {
  const query = new URLSearchParams(search);
  const viewer = viewers.find((known) => known === query.get('viewer'));
  const locale = LOCALES.find((known) => known === query.get('locale'));
  const width = Number(query.get('width'));
  const attributes = Object.keys(rule.attributes).flatMap((name) => {
    const text = query.get(PREFIX + name) ?? first.attributes[name] ?? '';
    const known = rule.attributes[name];
    return text !== '' && known && parseAttribute(text, known) !== null ? [[name, text]] : [];
  });
  const properties = Object.entries(PROPERTIES).flatMap(([name, kind]) => {
    const value = query.get(name) ?? '';
    return VALUES[kind].test(value) ? [[name, value]] : [];
  });
  return {
    viewer: viewer ?? first.viewer,
    locale: locale ?? first.locale,
    direction: query.get('direction') === 'rtl' ? 'rtl' : first.direction,
    width: width >= WIDTHS.min && width <= WIDTHS.max ? Math.round(width) : first.width,
    attributes: Object.fromEntries(attributes),
    properties: Object.fromEntries(properties),
  };
}

/** Writes what differs from the first state as the query of an address. Empty if nothing does. */
export function writeState(state: WidgetState, first: WidgetState): string {
  const query = new URLSearchParams();
  for (const name of ['viewer', 'locale', 'direction', 'width'] as const) {
    if (state[name] !== first[name]) query.set(name, String(state[name]));
  }
  const names = new Set([...Object.keys(first.attributes), ...Object.keys(state.attributes)]);
  for (const name of names) {
    const text = state.attributes[name] ?? '';
    if (text !== (first.attributes[name] ?? '')) query.set(PREFIX + name, text);
  }
  for (const [name, value] of Object.entries(state.properties)) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}
