import type { Locator, Page } from '@playwright/test';
import { en } from '../../lib/site/messages/en';

/** The button in the navbar that switches the color mode. It has a title when its script has run. */
export function colorModeButton(page: Page): Locator {
  return page.locator(`header button[aria-label*="${en.colorMode}"]`);
}
