import type { Page } from '@playwright/test';

/** Sets the default font size, as readers do in the settings of their browser. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

/** Sets the font size of the root element, as the style sheet of a reader or an extension does. */
export function setRootFontSize(page: Page, size: number): Promise<void> {
  return page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, `html { font-size: ${size}px }`);
}
