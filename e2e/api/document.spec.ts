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
  {
    title: 'a document that CORS does not allow to read',
    respond: (_request, response) => {
      response.removeHeader('access-control-allow-origin');
      response.end('{}');
    },
    message: 'could not be loaded',
  },
  {
    title: 'paths without operations',
    respond: json({ openapi: '3.1.0', info: {}, paths: { '/null': null, '/text': 'text' } }),
    message: 'viewer could not be started',
  },
];

const ODD_DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Odd' },
  paths: {
    '/empty': {},
    '/loop': {
      get: {
        operationId: 'loop',
        summary: 'List things',
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
        parameters: [{ name: 'size', in: 'query', description: ['x'], schema: { type: 'string' } }],
        responses: { 200: { description: { a: 1 } } },
      },
    },
    '/missing': { get: { responses: { 200: { $ref: '#/components/responses/None' } } } },
    '/deep': { get: { operationId: 'deep', 'x-deep': 'DEEP' } },
  },
  components: {
    schemas: {
      Loop: { type: 'object', properties: { next: { $ref: '#/components/schemas/Loop' } } },
    },
  },
};

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

// `load-openapi-document.test.ts` tests which message each failure has. The test of Retry has the other failures.
const slow = FAILURES.filter((failure) => failure.slow);
for (const { title, respond, message } of share(slow, 0, 2)) {
  test(`${title}: shows an error, and keeps the list`, async ({ page, baseURL }) => {
    await shortenFirstTimeout(page);
    const server = await startOtherServer({ [PATH]: respond });
    const site = await startSiteWith(server.url(PATH), baseURL ?? '');
    await page.goto(site.url('/api'));
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    expect(await firstTimeout(page)).toBe(10_000);
    await expect(page.locator('.api-entry')).toHaveCount(LINES);
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
    await expect(page.locator('.api-entry')).toHaveCount(LINES);
  }
  responses[PATH] = json(document);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await line(page, 'redeem').click();
  await viewerIsShown(page);
  await expect(alert.filter({ hasText: 'Retry' })).toHaveCount(0);
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

test('a document of another origin replaces the list and the sidebar', async ({
  page,
  baseURL,
}) => {
  const responses: Responses = {};
  const server = await startOtherServer(responses);
  const site = await startSiteWith(server.url(PATH), baseURL ?? '');
  await test.step('with one GET without a body or cookies', async () => {
    responses[PATH] = json(await (await page.request.get('/v2/docs/openapi.json')).json());
    await openReference(page, site.url('/api#redeem'));
    await expect(page.locator('.api-entry')).toHaveCount(LINES);
    expect(server.requests).toMatchObject([{ method: 'GET', path: PATH, bytes: 0 }]);
    expect(server.requests[0]?.headers.cookie).toBeUndefined();
  });
  await test.step('also if it is another API, with odd parts', async () => {
    // Deeper than a stack.
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    responses[PATH] = (_request, response) =>
      void response.end(JSON.stringify(ODD_DOCUMENT).replace('"DEEP"', deep));
    await page.goto(site.url('/docs'));
    await page.goto(site.url('/api#described'));
    await expect(page.locator('tr[data-param-name="size"]')).toBeVisible();
    await expect(page.locator('.responses-table .response-col_status').last()).toHaveText('200');
    await expect(page.getByText('Could not render')).toHaveCount(0);
    await expect(page.locator('.api-entry')).toHaveCount(4);
    await expect(line(page, 'loop')).toContainText('List things');
    await expect(sidebarLink(page, 'loop')).toBeVisible();
    await expect(sidebarLink(page, 'redeem')).toHaveCount(0);
  });
  await test.step('and stays with an error if an operation can’t be shown', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'viewer could not be started' });
    await line(page, 'deep').click();
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.locator('.api-entry')).toHaveCount(4);
  });
  await Promise.all([site.close(), server.close()]);
});
