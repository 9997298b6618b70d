const texts: string[] = [];
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

/** Collects the styles of widgets: the build turns imports of style sheets into calls (`lib/build/css-plugin.ts`). */
export function adoptStyles(css: string): void {
  texts.push(css);
}

/** The styles of all widgets that are loaded, for their shadow roots. Policies of shops allow constructed style sheets. */
export function widgetStyles(document: Document): CSSStyleSheet[] {
  // A shadow root accepts only style sheets that its document has created.
  const { CSSStyleSheet } = document.defaultView as Window & typeof globalThis;
  const created = sheets.get(document) ?? [];
  for (const css of texts.slice(created.length)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    created.push(sheet);
  }
  sheets.set(document, created);
  return [...created];
}
