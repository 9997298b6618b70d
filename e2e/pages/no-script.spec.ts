import { isTestAll } from '../../lib/tools/testing/runner/test-all';
import { allPages, docsPages, kinds, METHOD } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** One page of each kind; `npm run test:all` visits all pages. */
const pages = isTestAll
  ? allPages
  : Object.entries(kinds).flatMap(([kind, path]) => (kind === 'not found' ? [] : path));

const PARTS = isTestAll ? 2 : 1;
for (let part = 0; part < PARTS; part++) {
  test(`pages are readable on the smallest phone, and their links work (${part + 1} of ${PARTS})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const problems: string[] = [];
    // Most links are on many pages.
    const statuses = new Map<string, number>();
    for (const path of pages.filter((_path, index) => index % PARTS === part)) {
      await page.goto(path);
      const seen = await page.evaluate(describePage);
      if (seen.headings !== 1) problems.push(`${path} shows ${seen.headings} first-level headings`);
      if (seen.text < 100) problems.push(`${path} has hardly any text`);
      if (seen.width > 320) problems.push(`${path} is ${seen.width} px wide`);
      if (seen.hiddenPanels > 0) problems.push(`${path} hides ${seen.hiddenPanels} tab panels`);
      if (seen.unnamedPanels > 0) {
        problems.push(`${path} shows ${seen.unnamedPanels} tab panels without a name`);
      }
      for (const name of seen.deadButtons) problems.push(`${path} shows a dead button "${name}"`);
      for (const link of new Set(seen.links)) {
        const status = statuses.get(link) ?? (await request.get(link)).status();
        statuses.set(link, status);
        if (status !== 200) problems.push(`${path} → ${link} returns ${status}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Runs in the page. */
function describePage() {
  const isShown = (element: Element) => element.checkVisibility();
  return {
    headings: [...document.querySelectorAll('h1')].filter(isShown).length,
    text: [...document.querySelectorAll('main :is(p, li, td, pre)')]
      .filter(isShown)
      .reduce((length, { textContent }) => length + textContent.length, 0),
    width: document.scrollingElement?.scrollWidth ?? 0,
    // A closed element shows its panels when it is opened.
    hiddenPanels: [...document.querySelectorAll('[role="tabpanel"]')]
      .filter((panel) => !panel.closest('details:not([open])'))
      .filter((panel) => !isShown(panel) || panel.textContent.trim() === '').length,
    unnamedPanels: [...document.querySelectorAll('[role="tabpanel"]')].filter((panel) =>
      ['none', 'normal'].includes(getComputedStyle(panel, '::before').content),
    ).length,
    deadButtons: [...document.querySelectorAll('button:not([popovertarget], [inert] *)')]
      .filter(isShown)
      .map((button) => button.ariaLabel ?? button.textContent),
    links: [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname + link.search),
  };
}

test('every page of the documentation can be reached by links from the landing page', {
  tag: '@all',
}, async ({ request }) => {
  test.setTimeout(600_000);
  const reached = new Set(['/docs']);
  for (const path of reached) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/docs[^"#?]*)"/g)) {
      if (docsPages.includes(href)) reached.add(href);
    }
  }
  expect(docsPages.filter((path) => !reached.has(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu and the list of pages are in the page', async ({ page }) => {
    await page.goto(METHOD);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Private API' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    const list = page.getByRole('navigation', { name: 'Docs sidebar' });
    await list.getByRole('link', { name: 'React SDK' }).click();
    await expect(page).toHaveURL('/docs/Sdk/react_sdk');
    // The address changes before the styles of the page have arrived.
    await page.waitForLoadState();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });

  test('the table of contents opens and its links work', async ({ page }) => {
    await page.goto(METHOD);
    await page.locator('details[data-toc] > summary').click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
  });
});
