import type { Page } from '@playwright/test';
import { printTitle, reportMedians } from './report';
import { visit, withBrowser } from './visits';

const PATHS = ['/', '/docs/Sdk/quickstart_storefront', '/docs/Api/rewards/redeem'];
const CONTROLS = 'button, summary, main a[href^="#"], [data-sidebar] a, footer a';
/** Until the events of the interaction are reported, and the scripts have loaded. */
const AFTER_MS = 1_500;
/** Events shorter than this are not reported; browsers report none below 16 ms. */
const SHORTEST_MS = 16;

/** The durations of the events of interactions, in milliseconds. The page records them. */
interface Recorded {
  interactions: number[];
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const state = window as unknown as Recorded;
    state.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) state.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
    // A link leads to another page, whose events would not be counted.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.host === location.host && !link.hash) link.target = '_blank';
    });
  }, SHORTEST_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
}

/** The first visible control of each kind that isn't inert, by what distinguishes the kinds. @returns their places among all controls */
async function kindsOn(page: Page): Promise<Map<string, number>> {
  const names = await page.locator(CONTROLS).evaluateAll((controls) =>
    controls.map((control) => {
      if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true }))
        return null;
      const { tagName, attributes, parentElement } = control;
      const marks = Array.from(attributes, ({ name }) => name).filter((name) =>
        /^(?:data-|aria-(?!label)|role|popovertarget)/.test(name),
      );
      const place = control.closest('header, footer, main, nav')?.tagName;
      return [tagName, place, parentElement?.tagName, ...marks].join(' ').toLowerCase();
    }),
  );
  const kinds = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name !== null && !kinds.has(name)) kinds.set(name, index);
  }
  return kinds;
}

/** Measures the longest event of an interaction, as Interaction to Next Paint counts it. */
export function run(): Promise<void> {
  return withBrowser(async (browser, site) => {
    for (const path of PATHS) {
      printTitle(path);
      const onPhone = <Result>(measure: (page: Page) => Promise<Result>) =>
        visit(browser, async (page) => {
          await open(page, site.origin + path);
          return measure(page);
        });
      for (const [name, index] of await onPhone(kindsOn)) {
        await reportMedians({ value: { name, unit: 'ms', max: 200 } }, 3, () =>
          onPhone(async (page) => {
            await page.locator(CONTROLS).nth(index).click();
            await page.waitForTimeout(AFTER_MS);
            return page.evaluate(() => ({
              value: Math.max(0, ...(window as unknown as Recorded).interactions),
            }));
          }),
        );
      }
    }
  });
}
