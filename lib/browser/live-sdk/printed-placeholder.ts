/** A placeholder as a page shows it. */
export interface PrintedPlaceholder {
  /** Texts of attributes by their names without the prefix. */
  attributes: Readonly<Record<string, string>>;
  /** CSS `display`. */
  display: string;
}

/** Reads the HTML of a placeholder. The browser's parser would apply its inline style, which the policy forbids. */
export function readPlaceholder(html: string): PrintedPlaceholder {
  const attributes = html.matchAll(/data-laurel-([\w-]+)="([^"]*)"/g);
  return {
    attributes: Object.fromEntries([...attributes].map(([, name, text]) => [name, text])),
    display: /display: (\w+)/.exec(html)?.[1] ?? 'block',
  };
}
