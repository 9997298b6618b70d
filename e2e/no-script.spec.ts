import { allPages, docsPages, METHOD } from './support/pages';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** Address → whether it answers; shared by all pages, as most links stand on many. */
const answers = new Map<string, Promise<number>>();

test('every page reads, and each of its links leads somewhere', async ({ page, request }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  const status = (address: string) => {
    const known = answers.get(address);
    if (known) return known;
    const answer = request.get(address).then((response) => response.status());
    answers.set(address, answer);
    return answer;
  };
  for (const path of allPages) {
    await page.goto(path);
    const seen = await page.evaluate(() => {
      const isShown = (element: Element) => element.checkVisibility();
      return {
        text: [...document.querySelectorAll('main :is(p, li, td, pre)')]
          .filter(isShown)
          .reduce((length, { textContent }) => length + textContent.length, 0),
        hiddenPanels: [...document.querySelectorAll('[role="tabpanel"]')].filter(
          (panel) => !isShown(panel) || panel.textContent.trim() === '',
        ).length,
        deadButtons: [...document.querySelectorAll('main button, nav button')]
          .filter(isShown)
          .map((button) => button.ariaLabel ?? button.textContent),
        links: [...document.querySelectorAll('a')]
          .filter((link) => link.origin === location.origin)
          .map((link) => link.pathname + link.search),
      };
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (seen.text < 100) faults.push(`${path} has hardly any text`);
    if (seen.hiddenPanels > 0) faults.push(`${path} hides ${seen.hiddenPanels} tab panels`);
    for (const name of seen.deadButtons) faults.push(`${path} shows a dead button "${name}"`);
    for (const link of new Set(seen.links)) {
      const code = await status(link);
      if (code !== 200) faults.push(`${path} → ${link} answers ${code}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every page of the documentation can be reached by links from the landing page', async ({
  request,
}) => {
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });

  test('the contents list opens, and code can be scrolled', async ({ page }) => {
    await page.goto(METHOD);
    await page.locator('details[data-contents] > summary').click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
  });
});
