import { PREFIX } from '../../storefront/placeholders/widget-rules';

/** A placeholder as a page shows it. */
export interface PrintedPlaceholder {
  /** Texts of attributes by their names without the prefix. */
  attributes: Readonly<Record<string, string>>;
  /** CSS `display`. */
  display: string;
}

/** Reads the HTML of a placeholder. */
export function readPlaceholder(html: string): PrintedPlaceholder {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const attributes = [...(body.firstElementChild?.attributes ?? [])];
  return {
    attributes: Object.fromEntries(
      attributes.flatMap(({ name, value }) =>
        name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value]] : [],
      ),
    ),
    display: /display: (\w+)/.exec(html)?.[1] ?? 'block',
  };
}
