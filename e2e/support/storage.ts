import type { Page } from '@playwright/test';

/** The warning of a browser that blocks storage. */
export const STORAGE_WARNING = /warning: .*does not allow this site to store settings/;

/** Makes every access to the browser's storage fail, as private modes and strict settings do. */
export function blockStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
}

/** Sets values in the local storage before the first page load, and not again after a reload. */
export function seedStorage(page: Page, values: Record<string, string>): Promise<unknown> {
  return page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [name, value] of Object.entries(seed)) localStorage.setItem(name, value);
  }, values);
}

/** A value of the local storage. */
export function stored(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}
