import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bundleSdk, type SdkFile } from '../../../build/sdk/bundle-sdk';
import { nodeListener } from '../../../serve/api/node-listener';
import { addressRule } from '../../../site/config/addresses';
import { responseHeaders } from '../../../site/http/response-headers';
import type { TestApi } from '../api/test-api';

const SDK_FOLDER = '/sdk/v2/';

const bundles = new Map<string | undefined, Promise<SdkFile[]>>();

/**
 * The files of the SDK, whose API is that of its site. Each bundle is made once for all tests of a worker.
 *
 * @param placeholders as in `bundleSdk`
 */
export function sdkFiles(placeholders?: string): Promise<SdkFile[]> {
  const files = bundles.get(placeholders) ?? bundleSdk('', placeholders);
  bundles.set(placeholders, files);
  return files;
}

/** The site of a deployment: the script version of the SDK, with the API beside it. */
export interface ScriptSite {
  origin: string;
  /** Paths of the requests so far. */
  paths: string[];
  /** Serves other files from now on, as after a deployment. */
  deploy(files: readonly SdkFile[]): void;
  close(): void;
}

/** Serves files of the SDK with the headers of the site, and the API of a test. */
export async function startScriptSite(
  api: Pick<TestApi, 'send'>,
  files: readonly SdkFile[],
): Promise<ScriptSite> {
  let current = files;
  const paths: string[] = [];
  const passToApi = nodeListener({
    handle: (request) => api.send(request),
    addressOf: () => '192.0.2.1',
    isStopping: () => false,
  });
  const origin = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.example');
    // Browsers keep the responses to preflight requests.
    if (request.method !== 'OPTIONS') paths.push(pathname);
    if (!pathname.startsWith(SDK_FOLDER)) return passToApi(request, response);
    const file = current.find(({ name }) => SDK_FOLDER + name === pathname);
    const type = pathname.endsWith('.js') ? 'application/javascript' : 'application/json';
    const headers = { ...responseHeaders(addressRule(pathname)), 'Content-Type': type };
    response.writeHead(file ? 200 : 404, headers).end(file?.text);
  });
  return {
    ...origin,
    paths,
    deploy(next) {
      current = next;
    },
  };
}

/** A page of a shop. */
export interface ShopPage {
  html: string;
  headers?: Record<string, string>;
}

/**
 * Serves pages of a shop on an origin of its own, with the token endpoint that its pages call.
 *
 * @param newToken returns a token for the customer that the page names in `?customer=`
 * @param report receives what a page posts to `/laurel/report`
 */
export async function startShop(
  newToken: (customer: string | null) => Promise<string>,
  report: (text: string) => void = () => {},
): Promise<{ origin: string; show(page: ShopPage): void; close(): void }> {
  let page: ShopPage = { html: '' };
  const shop = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop.example');
    if (pathname === '/laurel/token') {
      response.end(
        JSON.stringify({ storefrontToken: await newToken(searchParams.get('customer')) }),
      );
    } else if (pathname === '/laurel/report') {
      report(await text(request));
      response.end();
    } else {
      const type = { 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(200, { ...type, ...page.headers }).end(page.html);
    }
  });
  return {
    ...shop,
    show(next) {
      page = next;
    },
  };
}

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
