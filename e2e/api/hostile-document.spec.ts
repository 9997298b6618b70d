import { expect, test } from '@playwright/test';
import { line } from '../support/api-page';
import { json, startOtherServer, startSiteWith } from '../support/api-server';
import { hostileDocument } from '../support/hostile-document';

test('a hostile document runs no script, even if a reader opens and clicks everything', async ({
  page,
  baseURL,
}) => {
  const opened: string[] = [];
  const dialogs: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const server = await startOtherServer({ '/openapi.json': json(hostileDocument) });
  const site = await startSiteWith(server.url('/openapi.json'), baseURL ?? '');
  await page.goto(site.url('/api'));
  for (const id of ['hostile', 'hostileTopic']) await line(page, id).click();
  await expect(page.locator('.opblock-body').first()).toBeVisible();

  const viewer = page.getByRole('main');
  for (const summary of await viewer.locator('summary').all()) await summary.click();
  for (const tab of await viewer.getByRole('tab').all()) await tab.click();
  // From the innermost outwards: closing an outer one removes the inner ones.
  for (const control of (await viewer.locator('.json-schema-2020-12-accordion').all()).reverse()) {
    await control.click();
  }
  await page.locator('.btn.execute').first().click();
  await page.locator('.api-bar').getByRole('button').click();
  const dialog = page.locator('.modal-ux');
  await expect(dialog).toBeVisible();
  for (const button of await dialog.locator('.btn.authorize').all()) {
    await button.click({ timeout: 2_000 }).catch(() => {});
  }
  await dialog.locator('.close-modal').click();

  const dangerous = await viewer.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE'].includes(element.tagName)
        ? [element.tagName]
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            (['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'].includes(name) &&
              /^\s*(javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]),
  );
  expect(dangerous).toEqual([]);
  for (const link of await viewer.locator('a[href]').all()) {
    expect(await link.evaluate((anchor: HTMLAnchorElement) => anchor.protocol)).toMatch(
      /^(https?|about|mailto):$/,
    );
  }
  expect(
    await page.evaluate(() => ({
      hacked: (window as unknown as { hacked?: string }).hacked,
      polluted: ({} as { polluted?: unknown }).polluted,
    })),
  ).toEqual({});
  expect(dialogs).toEqual([]);
  expect(opened.filter((url) => !url.startsWith('about:blank'))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await Promise.all([site.close(), server.close()]);
});

test('a document cannot change the prototype of objects', async ({ page, baseURL }) => {
  const server = await startOtherServer({
    '/openapi.json': (_request, response) =>
      void response.end(
        `{"openapi":"3.1.0","info":{"title":"x","__proto__":{"polluted":1}},
          "__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
          "paths":{"__proto__":{"get":{"polluted":1}},"/a":{"get":{"operationId":"a","__proto__":
          {"polluted":1},"responses":{"200":{"description":"ok"}}}}}}`,
      ),
  });
  const site = await startSiteWith(server.url('/openapi.json'), baseURL ?? '');
  await page.goto(site.url('/api'));
  await line(page, 'a').click();
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await Promise.all([site.close(), server.close()]);
});
