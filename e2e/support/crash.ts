import type { Page } from '@playwright/test';
import { openReady } from './ready';

/** Makes a part of the shell throw in the browser while `window.crash` names it. */
function prepareCrash(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const isOn = (part: string) => sessionStorage.getItem('crash') === part;
    const { encodeURIComponent: encode } = window;
    // The list of operations encodes their ids.
    window.encodeURIComponent = (text) => {
      if (isOn('page') && text === 'redeem')
        throw new Error('The sidebar broke.', { cause: new Error('A list went missing.') });
      return encode(text);
    };
    const { startsWith } = String.prototype;
    // The navbar compares the path with its items.
    String.prototype.startsWith = function (...args) {
      if (isOn('frame') && args[0] === '/api/') throw new Error('The navbar broke.');
      return startsWith.apply(this, args);
    };
  });
}

/** Opens a page that runs the framework's scripts, while a part of the shell throws. */
export async function openCrashing(page: Page, part: 'page' | 'frame'): Promise<void> {
  await prepareCrash(page);
  await openReady(page, '/markdown-page');
  await crash(page, part);
  await page.goto({ page: '/api', frame: '/search' }[part]);
}

/** Makes a part of the shell throw from now on; `null` stops that. */
export function crash(page: Page, part: 'page' | 'frame' | null): Promise<void> {
  return page.evaluate((value) => {
    sessionStorage.setItem('crash', value ?? '');
  }, part);
}

/** The messages of the crashes, which must be logged. */
export const CRASHES = /error: .*(sidebar|navbar) broke/;
