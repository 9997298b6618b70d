import { expect, type Page, test } from '@playwright/test';
import { share } from '../../lib/tools/testing/runner/test-all';
import { LINES, line, openReference, sidebarLink, viewerIsShown } from '../support/api-page';
import { json, type Responses, startOtherServer, startSiteWith } from '../support/api-server';

const PATH = '/openapi.json';

/** Failures of a server, and the message that the page shows. */
const FAILURES: { title: string; respond: Responses[string]; message: string; slow?: true }[] = [
  {
    title: 'status 500',
    respond: (_request, response) => void response.writeHead(500).end('{"message":"broken"}'),
    message: 'returned status 500',
  },
  {
    title: 'an HTML page',
    respond: (_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Sign in</h1>');
    },
    message: 'not JSON',
  },
  {
    title: 'nothing for ten seconds',
    respond: () => {},
    message: 'did not load within 10 seconds',
    slow: true,
  },
  {
    title: 'the beginning of a document and then nothing',
    respond: (_request, response) => void response.write('{"openapi":"3.1.0",'),
    message: 'did not load within 10 seconds',
    slow: true,
  },
  {
    title: 'truncated JSON',
    respond: (_request, response) => void response.end('{"openapi":"3.1.0","info":{"title":"x"'),
    message: 'not JSON',
  },
  {
    title: 'JSON that is not OpenAPI',
    respond: json({ hello: 'world' }),
    message: 'not an OpenAPI 3',
  },
  { title: 'a list', respond: json([1, 2, 3]), message: 'not an OpenAPI 3' },
  {
    title: 'a document without paths',
    respond: json({ openapi: '3.1.0', info: {}, paths: null }),
    message: 'not an OpenAPI 3',
  },
  {
    title: 'a closed connection',
    respond: (request) => void request.socket.destroy(),
    message: 'could not be loaded',
  },
];

/** Shortens the first timeout that the page sets to 300 ms, and stores the original value. */
function shortenFirstTimeout(page: Page) {
  return page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => {
      AbortSignal.timeout = timeout;
      Object.assign(window, { firstTimeout: milliseconds });
      return timeout.call(AbortSignal, 300);
    };
  });
}

const firstTimeout = (page: Page) =>
  page.evaluate(() => (window as Window & { firstTimeout?: number }).firstTimeout);

test('shows a document of another origin, fetched with one GET without payload or cookies', async ({
  page,
  baseURL,
}) => {
  const document = await (await page.request.get('/v2/docs/openapi.json')).json();
  const server = await startOtherServer({ [PATH]: json(document) });
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await openReference(page, site.url('/api#redeem'));
  await expect(page.locator('.api-entry')).toHaveCount(LINES);
  expect(server.requests).toMatchObject([{ method: 'GET', path: PATH, bytes: 0 }]);
  expect(server.requests[0]?.headers.cookie).toBeUndefined();
  await Promise.all([site.close(), server.close()]);
});

// `load-openapi-document.test.ts` tests which message each failure has.
for (const { title, respond, message, slow } of share(FAILURES, 0, 4)) {
  test(`${title}: shows an error, and keeps the list`, async ({ page, baseURL }) => {
    if (slow) await shortenFirstTimeout(page);
    const server = await startOtherServer({ [PATH]: respond });
    const site = await startSiteWith(server.url(PATH), baseURL ?? '');
    await page.goto(site.url('/api'));
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    if (slow) expect(await firstTimeout(page)).toBe(10_000);
    await expect(page.locator('.api-entry')).toHaveCount(LINES);
    await expect(page.locator('article#redeem')).toBeVisible();
    await Promise.all([site.close(), server.close()]);
  });
}

test('Retry shows the next error, and the viewer when the document is back', async ({
  page,
  baseURL,
}) => {
  const document = await (await page.request.get('/v2/docs/openapi.json')).json();
  const failures = FAILURES.filter(({ slow }) => !slow);
  const responses: Responses = {};
  const server = await startOtherServer(responses);
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  const alert = page.getByRole('alert');
  for (const [index, { respond, message }] of failures.entries()) {
    responses[PATH] = respond;
    if (index === 0) await page.goto(site.url('/api'));
    else await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert.filter({ hasText: message })).toBeVisible();
  }
  responses[PATH] = json(document);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await line(page, 'redeem').click();
  await viewerIsShown(page);
  await expect(alert.filter({ hasText: 'Retry' })).toHaveCount(0);
  await Promise.all([site.close(), server.close()]);
});

test('a document other than the one the page was built with replaces the list and the sidebar', async ({
  page,
  baseURL,
}) => {
  const server = await startOtherServer({
    [PATH]: json({
      openapi: '3.1.0',
      info: { title: 'Another API', version: '3', description: 'About things' },
      paths: { '/things': { get: { operationId: 'getThings', summary: 'List things' } } },
    }),
  });
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await page.goto(site.url('/api'));
  await expect(page.locator('.api-entry')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Another API 3' })).toBeVisible();
  await expect(page.getByText('About things')).toBeVisible();
  await expect(line(page, 'getThings')).toContainText('List things');
  await expect(sidebarLink(page, 'getThings')).toBeVisible();
  await expect(sidebarLink(page, 'redeem')).toHaveCount(0);
  await Promise.all([site.close(), server.close()]);
});

test('a document that CORS does not allow to read: shows an error', async ({ page, baseURL }) => {
  const server = await startOtherServer({
    [PATH]: (_request, response) => {
      response.removeHeader('access-control-allow-origin');
      response.end('{}');
    },
  });
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await page.goto(site.url('/api'));
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await Promise.all([site.close(), server.close()]);
});

test('a viewer whose script fails to load: shows an error, and recovers on Retry', async ({
  page,
}) => {
  // The script of the viewer is larger than any other script.
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    if (body.length > 400_000) await route.abort();
    else await route.fulfill({ response, body });
  });
  await page.goto('/api#redeem');
  const alert = page.getByRole('alert').filter({ hasText: 'viewer could not be started' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/_next\/static\/.*\.js/);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await viewerIsShown(page);
});

test('malformed parts of a document do not break the page', async ({ page, baseURL }) => {
  const server = await startOtherServer({
    [PATH]: json({
      openapi: '3.1.0',
      info: { title: 'Odd' },
      paths: {
        '/null': null,
        '/text': 'text',
        '/empty': {},
        '/loop': {
          get: {
            operationId: 'loop',
            responses: {
              200: {
                description: 'x',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Loop' } } },
              },
            },
          },
        },
        '/described': {
          get: {
            operationId: 'described',
            description: 7,
            parameters: [
              { name: 'size', in: 'query', description: ['x'], schema: { type: 'string' } },
            ],
            responses: { 200: { description: { a: 1 } } },
          },
        },
        '/missing': { get: { responses: { 200: { $ref: '#/components/responses/None' } } } },
      },
      components: {
        schemas: {
          Loop: { type: 'object', properties: { next: { $ref: '#/components/schemas/Loop' } } },
        },
      },
    }),
  });
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await page.goto(site.url('/api'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private API explorer');
  await line(page, 'described').click();
  await expect(page.locator('tr[data-param-name="size"]')).toBeVisible();
  await expect(page.locator('.responses-table .response-col_status').last()).toHaveText('200');
  await expect(page.getByText('Could not render')).toHaveCount(0);
  await Promise.all([site.close(), server.close()]);
});

test('an operation that no viewer can show leaves the list and an error with Retry', async ({
  page,
  baseURL,
}) => {
  const unreadable = { name: { toString: 'no function' }, in: 'query' };
  const server = await startOtherServer({
    [PATH]: json({
      openapi: '3.1.0',
      info: {},
      paths: {
        '/odd': { get: { operationId: 'odd', parameters: [unreadable] } },
        '/things': { get: { operationId: 'getThings', responses: { 200: { description: 'x' } } } },
      },
    }),
  });
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await page.goto(site.url('/api#odd'));
  const alert = page.getByRole('alert').filter({ hasText: 'viewer could not be started' });
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('.api-entry')).toHaveCount(2);
  await Promise.all([site.close(), server.close()]);
});
