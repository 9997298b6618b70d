import type { Page } from '@playwright/test';

/** Sets the default font size, as readers do in the settings of their browser. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}
