import type { Page } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { SLOW_PHONE, slowDown } from '../../lib/tools/testing/slow-device';
import { type Control, controlsOf, countCopies } from '../support/controls';
import { holdResponses } from '../support/network';
import { kinds, METHOD } from '../support/pages';
import { openReady } from '../support/ready';
import { seedStorage, stored } from '../support/storage';
import { expect, movePointer, test } from '../support/test';

const PAGES = { home: '/', method: METHOD, operation: '/docs/Api/rewards/getTiers' };
const SCRIPTS = /\/_next\/static\/.*\.js$/;
const html = 'html';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

type Activate = (control: Control) => Promise<void>;

/** Assistive technology sends no pointer events. `npm test` activates each kind of control in one of the ways. */
const WAYS = {
  'a pointer': ({ locator }) => locator.click(),
  'a key': ({ locator }) => locator.press('Enter'),
  'a click event alone': ({ locator }) => locator.dispatchEvent('click'),
} satisfies Record<string, Activate>;

/** The kinds of the controls of a page. Controls of a kind have the same code. */
async function kindsOfControls(page: Page, path: string): Promise<Set<string>> {
  await page.goto(path);
  return new Set((await controlsOf(page)).map(({ kind }) => kind));
}

/**
 * Opens the page again for each kind of control, and activates one control of this kind before anything else.
 *
 * @param tested kinds that another test activates
 */
async function activateEach(
  page: Page,
  path: string,
  activate: Activate,
  tested: ReadonlySet<string>,
) {
  const kinds = await kindsOfControls(page, path);
  expect(kinds.size).toBeGreaterThan(2);
  for (const kind of kinds) {
    if (tested.has(kind)) continue;
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    const control = (await controlsOf(page)).find((control) => control.kind === kind);
    if (!control) throw new Error(`The page no longer has a control of the kind ${kind}.`);
    await test.step(kind, async () => {
      expect(await page.locator(html).getAttribute('data-scripts')).toBe('waiting');
      await activate(control);
      await page.locator('html[data-ready]').waitFor();
      await control.hadEffect();
    });
  }
}

/** The kinds of controls that are tested in another way. */
async function otherKinds(page: Page, way: keyof typeof WAYS): Promise<Set<string>> {
  const every = [...(await kindsOfControls(page, METHOD))];
  const ways = Object.keys(WAYS);
  const own = new Set(share(every, ways.indexOf(way), ways.length));
  return new Set(every.filter((kind) => !own.has(kind)));
}

// The page of a method has most kinds of controls.
for (const [name, path] of share(Object.entries(PAGES), 1, 3)) {
  test(`controls of the page "${name}" work once as the first interaction, on a slow device`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await countCopies(page);
    const tested = path === METHOD ? await otherKinds(page, 'a pointer') : new Set<string>();
    await slowDown(page, SLOW_PHONE);
    await activateEach(page, path, WAYS['a pointer'], tested);
  });
}

for (const way of ['a key', 'a click event alone'] as const) {
  test(`kinds of controls work once with ${way}`, async ({ page }) => {
    await countCopies(page);
    await activateEach(page, METHOD, WAYS[way], await otherKinds(page, way));
  });
}

test.describe('before the scripts have run', () => {
  test('nothing but the page and its styles is loaded', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) scripts.push(request.url());
    });
    await page.goto(METHOD);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await movePointer(page);
    await page.locator('html[data-ready]').waitFor();
    expect(scripts[0]).toContain('/scripts/page-');
  });

  test('a control that is activated twice looks pressed and acts once', async ({ page }) => {
    const release = await holdResponses(page, SCRIPTS);
    await page.goto(METHOD);
    const button = page.getByRole('button', { name: 'Toggle sidebar' });
    await button.click();
    await expect(button).toHaveAttribute('data-pending');
    await button.click();
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('data-pending');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('each click on the color mode counts', async ({ page }) => {
    for (const [clicks, choice] of [
      [2, 'system'],
      [4, 'dark'],
    ] as const) {
      const release = await holdResponses(page, SCRIPTS);
      await page.goto(METHOD);
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      const button = page.locator('[data-color-toggle]');
      for (let click = 0; click < clicks; click += 1) await button.click();
      release();
      await expect(page.locator(html)).toHaveAttribute('data-theme-choice', choice);
      await expect(button).not.toHaveAttribute('data-pending');
      expect(await stored(page, 'theme')).toBe(choice);
      await page.unrouteAll();
    }
  });

  test('text that is typed after the search was opened is in its field', async ({ page }) => {
    for (const open of ['/', 'Control+k']) {
      const release = await holdResponses(page, SCRIPTS);
      await page.goto(METHOD);
      await page.keyboard.press(open);
      await page.keyboard.type('tt points');
      release();
      await expect(page.getByRole('combobox')).toHaveValue('tt points');
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await page.unrouteAll();
    }
  });

  test('no letter is lost while the scripts and the search dialog appear', async ({ page }) => {
    for (const delay of [0, 20, 60]) {
      await page.goto(METHOD);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('tt points and npc', { delay });
      await expect(page.getByRole('combobox')).toHaveValue('tt points and npc');
    }
  });

  for (const [key, effect] of [
    ['c', 'html[data-theme-choice="dark"]'],
    ['?', 'dialog[open] #keyboard-help'],
    ['t', '[data-toc][open] a:focus'],
  ] as const) {
    test(`the shortcut ${key} works`, async ({ page }) => {
      const release = await holdResponses(page, SCRIPTS);
      await page.goto(METHOD);
      await page.keyboard.press(key);
      release();
      await expect(page.locator(effect)).toHaveCount(1);
    });
  }

  test('arrow keys select a tab', async ({ page }) => {
    const release = await holdResponses(page, SCRIPTS);
    await page.goto(kinds.guide ?? '');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    release();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('a link opens its page at once', async ({ page }) => {
    await holdResponses(page, SCRIPTS);
    await page.goto(METHOD);
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a stored tab is shown', async ({ page }) => {
    await seedStorage(page, { 'tab.flavour': 'react' });
    await page.goto(METHOD);
    await expect(page.getByRole('tab', { name: 'React', exact: true }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('a tab that the address leads into is shown', async ({ page, request }) => {
    const html = await (await request.get(METHOD)).text();
    const id = /role="tabpanel" id="([^"]*-react)"/.exec(html)?.[1];
    await page.goto(`${METHOD}#${id}`);
    await expect(page.getByRole('tabpanel', { name: 'React' }).first()).toBeVisible();
  });

  test('the color mode follows the system', async ({ page }) => {
    await seedStorage(page, { theme: 'system' });
    await page.goto(METHOD);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  });

  test('the current page is in view in the sidebar', async ({ page }) => {
    await page.goto('/docs/Api/wishlists/updateWishlist');
    await expect(page.locator('[data-sidebar] [aria-current="page"]')).toBeInViewport();
    expect(await page.locator(html).getAttribute('data-scripts')).toBe('waiting');
  });

  test('Back after a reload shows the page of the address', async ({ page }) => {
    await openReady(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(METHOD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('createWishlistItem');
  });
});

test.describe('the scripts are missing', () => {
  test.use({ expectedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('the search button leads to the search page, and the next activation tries again', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(METHOD);
    const button = page.locator('[data-color-toggle]');
    await button.click();
    await expect(button).not.toHaveAttribute('data-pending');
    await expect(page.getByRole('alert')).toContainText('can’t load its scripts');
    await page.unrouteAll();
    await button.click();
    await expect(page.locator(html)).toHaveAttribute('data-theme-choice', 'dark');
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('without a connection, the page stays, says so, and works again afterward', async ({
    page,
    context,
  }) => {
    await page.goto(METHOD);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('can’t load its scripts');
    await expect(page).toHaveURL(METHOD);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
  });
});
