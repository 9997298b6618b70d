/**
 * Keeps the page behind an overlay from scrolling. A style sheet leaves the attributes of the page alone, and the space
 * of a scrollbar stays, so that nothing moves.
 *
 * @returns ends the lock
 */
export function lockScroll(document: Document): () => void {
  const { defaultView, documentElement } = document;
  const hasScrollbar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root{overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable!important' : ''}}`,
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
