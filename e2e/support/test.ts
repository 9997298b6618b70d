import { test as base, expect, type Page } from '@playwright/test';
import { colorModeButton } from './color-mode';

interface Faults {
  /** What the test expects on the console; everything else fails it. */
  expectedMessages: RegExp[];
  /** Console messages, errors and requests to other hosts, of every tab of the test. */
  faults: string[];
}

/** The console of a missing page: the browser itself reports the status. */
export const NOT_FOUND_MESSAGE = /status of 404/;

/** Collects what must never happen on a page; call before the first visit. */
function collectFaults(page: Page, origin: string, faults: string[]): void {
  const at = () => new URL(page.url(), origin).pathname;
  page.on('console', (message) => faults.push(`${at()} ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`${at()} error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      faults.push(`${at()} asks another host: ${url}`);
    }
  });
}

/** Every test fails on a console message, an error or a request to another host that it did not expect. */
export const test = base.extend<Faults>({
  expectedMessages: [[], { option: true }],
  faults: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const faults: string[] = [];
      context.on('page', (page) => collectFaults(page, baseURL ?? '', faults));
      await use(faults);
      const unexpected = faults.filter(
        (fault) => !expectedMessages.some((known) => known.test(fault)),
      );
      expect(unexpected, 'console messages, errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its scripts have taken over: the toggle is enabled last. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(colorModeButton(page)).toBeEnabled();
}
