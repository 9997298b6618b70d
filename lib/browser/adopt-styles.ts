/**
 * Adds a style sheet to the page. The content security policy allows it, unlike a style element. Scripts that are loaded
 * later bring their styles this way (`lib/build/css-plugin.ts`).
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
