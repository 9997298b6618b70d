import type { Page } from '@playwright/test';

/** Makes a part of the shell throw in the browser while `window.crash` names it. */
export function preparedCrash(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const isOn = (part: string) => (window as Window & { crash?: string | null }).crash === part;
    const { get } = Map.prototype;
    // The sidebar reads the state of each folder from a map.
    Map.prototype.get = function (key) {
      if (isOn('page') && key === 'Webhooks')
        throw new Error('The sidebar broke.', { cause: new Error('A list went missing.') });
      return get.call(this, key);
    };
    const { startsWith } = String.prototype;
    // The navbar compares the path with its items.
    String.prototype.startsWith = function (...args) {
      if (isOn('frame') && args[0] === '/api/') throw new Error('The navbar broke.');
      return startsWith.apply(this, args);
    };
  });
}

/** Makes a part of the shell throw from now on; `null` stops that. */
export function crash(page: Page, part: 'page' | 'frame' | null): Promise<void> {
  return page.evaluate((value) => {
    Object.assign(window, { crash: value });
  }, part);
}

/** The messages of the crashes, which must be logged. */
export const CRASHES = /error: .*(sidebar|navbar) broke/;
