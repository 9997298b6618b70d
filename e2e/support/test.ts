import { test as base, expect, type Page } from '@playwright/test';
import { colorModeButton } from './color-mode';

interface MessageFixtures {
  /** Messages that the test expects. Any other message fails it. */
  expectedMessages: RegExp[];
  /** Console messages, errors and requests to other hosts, of every tab of the test. */
  messages: string[];
}

/** The message that the browser itself logs for a missing page. */
export const NOT_FOUND_MESSAGE = /status of 404/;

/** Collects the messages of a page, and its requests to other hosts. Call it before the first visit. */
function collectMessages(page: Page, origin: string, messages: string[]): void {
  const at = () => new URL(page.url(), origin).pathname;
  page.on('console', (message) => messages.push(`${at()} ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`${at()} error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      messages.push(`${at()} request to another host: ${url}`);
    }
  });
}

/** Every test fails on a console message, an error or a request to another host that it does not expect. */
export const test = base.extend<MessageFixtures>({
  expectedMessages: [[], { option: true }],
  messages: [
    async ({ context, baseURL, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('page', (page) => collectMessages(page, baseURL ?? '', messages));
      await use(messages);
      const unexpected = messages.filter(
        (message) => !expectedMessages.some((expected) => expected.test(message)),
      );
      expect(unexpected, 'console messages, errors and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page, moves the pointer, and waits until its scripts have run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Moves the pointer, so that the page loads its scripts. The first position is not a movement for the browser. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 1);
}

/** Moves the pointer, if the scripts of the page wait for that, and waits until they have run. */
export async function hydrated(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('data-scripts')) === 'waiting') {
    await movePointer(page);
  }
  // The button of the color mode shows the mode last.
  await expect(colorModeButton(page)).toHaveAttribute('title', /./);
}
