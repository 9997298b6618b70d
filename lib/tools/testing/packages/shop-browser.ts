import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { rateBuckets } from '../../../api/database/tables/access';
import { defaultServerUrl } from '../../../site/config/api-url';
import type { TestApi } from '../api/test-api';

const SHOP = 'https://shop.example';

/** The files of a shop with one page. */
interface ShopFiles {
  html: string;
  /** Folder of the scripts. */
  assets: string;
  /** Whom the tokens belong to; a guest by default. */
  identity?: { customerIdentifier: string };
}

/** A page of a shop in a browser. */
export interface BrowserPage {
  page: Page;
  /** Paths of the requests to the API. */
  paths: string[];
  /** Paths of the scripts that the page has loaded. */
  scripts: string[];
  /** What the page has printed as errors or thrown. */
  errors: string[];
}

/** Sends the requests to the documented address of the API to that of the test. @returns paths of all requests so far */
export async function routeToApi(context: BrowserContext, api: TestApi): Promise<string[]> {
  const paths: string[] = [];
  await context.route(`${defaultServerUrl}/**`, async (route) => {
    const request = route.request();
    paths.push(new URL(request.url()).pathname);
    const body = request.postData();
    // A page of samples sends more requests than that of a customer.
    await api.database.delete(rateBuckets);
    const response = await api.send(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body !== null && { body }),
      }),
    );
    const headers = Object.fromEntries(response.headers);
    return route.fulfill({ status: response.status, headers, body: await response.text() });
  });
  return paths;
}

const PHOTO = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Serves the photos of the demo shop's reviews. */
export const routePhotos = (context: BrowserContext) =>
  context.route('https://img.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }),
  );

/**
 * Opens a page of a shop whose API is that of the test, and whose server returns tokens of one customer or guest.
 */
export async function openShopPage(
  context: BrowserContext,
  api: TestApi,
  { html, assets, identity }: ShopFiles,
): Promise<BrowserPage> {
  const scripts: string[] = [];
  const errors: string[] = [];
  const { body: guest } = await api.call('createSessionToken', { body: {} });
  const holder = identity ?? { sessionToken: guest.sessionToken };
  await context.route(`${SHOP}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
      const body = readFileSync(join(assets, pathname));
      return route.fulfill({ contentType: 'text/javascript', body });
    }
    // Pages that samples lead to: the browser stays where it is.
    if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
    // The token endpoint, and what samples request from the server of their shop.
    return route.fulfill({ json: { storefrontToken: await api.issueStorefrontToken(holder) } });
  });
  await routePhotos(context);
  const paths = await routeToApi(context, api);
  const page = await context.newPage();
  page.on('pageerror', ({ stack = '' }) => errors.push(stack));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(SHOP);
  return { page, paths, scripts, errors };
}
