import type { Page } from '@playwright/test';
import { isEager } from '../support/hydration';
import { docsPages, kinds } from '../support/pages';
import { expect, test } from '../support/test';

const all = process.env.TEST_ALL === '1';

test.skip(isEager, 'Pages then load their whole style sheet at once.');

const { method = '' } = kinds;
const SAMPLE = ['home', 'guide', 'method', 'event', 'topic', 'operation', 'markdown'];

/** The reference and the not-found page load everything at once. */
const PAGES = all ? ['/', '/markdown-page', ...docsPages] : SAMPLE.map((kind) => kinds[kind] ?? '');

const VIEWS = [
  { width: 375, theme: 'light', media: 'screen', forcedColors: 'none' },
  { width: 1440, theme: 'dark', media: 'screen', forcedColors: 'none' },
  { width: 1440, theme: 'light', media: 'screen', forcedColors: 'active' },
  { width: 1440, theme: 'light', media: 'print', forcedColors: 'none' },
] as const;

/** The computed styles of a page, by view and element. They stay in the page: there are many megabytes of them. */
interface Remembered {
  stylesByView: Record<string, Record<string, string>>;
}

/**
 * Reads the computed styles of all elements of a page, with those of the content before and after them, and compares
 * them with those that were read before.
 *
 * @returns for each view, the number of elements, the names of properties, how many elements were read before, and the differences
 */
async function compareStyles(
  page: Page,
): Promise<{ elements: number; properties: string[]; known: number; changed: string[] }[]> {
  const found = [];
  for (const { width, theme, ...media } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia(media);
    found.push(
      await page.evaluate(
        async ({ theme, view }) => {
          // A change of the color scheme of the system would load the scripts.
          document.documentElement.dataset.theme = theme;
          // Browsers update the content of closed details late.
          for (const details of document.querySelectorAll('details')) details.open = true;
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          for (const animation of document.getAnimations()) animation.finish();
          const styles: Record<string, string> = {};
          // Browsers list custom properties too. Unused ones are left out.
          const names = Array.from(getComputedStyle(document.body)).filter(
            (name) => !name.startsWith('--'),
          );
          document.querySelectorAll('html, body, body *').forEach((element, index) => {
            for (const part of ['', '::before', '::after']) {
              const style = getComputedStyle(element, part);
              if (part !== '' && style.content === 'none') continue;
              styles[`${index} ${element.tagName} ${element.className}${part}`] = names
                .map((name) => `${name}:${style.getPropertyValue(name)}`)
                .join('\n');
            }
          });
          const remembered = window as unknown as Remembered;
          remembered.stylesByView ??= {};
          const before = remembered.stylesByView[view];
          remembered.stylesByView[view] ??= styles;
          const changed = Object.entries(styles).flatMap(([element, style]) => {
            if (!before || before[element] === style) return [];
            const known = new Set(before[element]?.split('\n'));
            const other = style.split('\n').filter((value) => !known.has(value));
            return [`${element} ${other.join(', ')}`];
          });
          return {
            elements: Object.keys(styles).length,
            properties: names,
            known: Object.keys(before ?? {}).length,
            changed,
          };
        },
        { theme, view: JSON.stringify({ width, theme, media }) },
      ),
    );
  }
  return found;
}

function enableWholeStyleSheet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const link = document.querySelector<HTMLLinkElement>('[data-whole]');
        if (!link) return reject(new Error('The page has no whole style sheet.'));
        link.onload = () => resolve();
        link.onerror = () => reject(new Error('The whole style sheet is missing.'));
        link.disabled = false;
      }),
  );
}

for (const path of PAGES) {
  test(`${path} looks the same before its whole style sheet is loaded`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await compareStyles(page);
    expect(await page.locator('html').getAttribute('data-scripts')).toBe('waiting');
    await enableWholeStyleSheet(page);
    const after = await compareStyles(page);
    expect(after).toHaveLength(VIEWS.length);
    for (const [index, { elements, properties, known, changed }] of after.entries()) {
      const view = JSON.stringify(VIEWS[index]);
      expect(elements, view).toBeGreaterThan(100);
      expect(properties.length, view).toBeGreaterThan(100);
      expect(properties, view).toContain('background-color');
      expect(known, view).toBe(elements);
      expect(changed.slice(0, 10), view).toEqual([]);
    }
  });
}

test.describe('a whole style sheet that fails to load', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('is loaded again before the dialog that the reader opened is shown', async ({ page }) => {
    const html = await (await page.request.get(method)).text();
    const href = /<link[^>]* href="([^"]+)"[^>]* data-whole/.exec(html)?.[1] ?? '';
    let requests = 0;
    await page.route(`**${href}`, (route) => (requests++ === 0 ? route.abort() : route.continue()));
    await page.goto(method);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(requests).toBe(2);
    expect(
      await page.locator('[data-whole]').evaluate((link: HTMLLinkElement) => !!link.sheet),
    ).toBe(true);
  });
});
