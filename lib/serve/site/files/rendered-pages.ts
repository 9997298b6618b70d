import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { pagePolicy } from '../../../site/http/page-policy';
import type { ScriptHashes } from '../../../site/http/script-hashes';
import { recordResponse } from '../record-response';
import { chooseEncoding } from './choose-encoding';
import { compress } from './compress';
import { ENCODINGS } from './prebuilt-file';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The HTML between the places that have the nonce of the policy. */
  parts: string[];
  size: number;
}

/** Maximum size of the pages in memory. */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** Time for which a page is sent again. A search server may get other records. */
const MAX_AGE_MS = 60_000;
const NONCE = /'nonce-([^']+)'/;
/** Headers of one connection, and those that depend on what is sent. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/** Pages that the framework renders on request. Rendering takes long, so each page is sent again for a minute. */
export class RenderedPages {
  readonly #cache: LRUCache<string, RenderedPage, IncomingMessage>;

  constructor(
    framework: Promise<Handler>,
    readonly hashes: ScriptHashes,
    memoryBytes = MEMORY_BYTES,
  ) {
    this.#cache = new LRUCache<string, RenderedPage, IncomingMessage>({
      maxSize: memoryBytes,
      // Others may take the place of a page while it is rendered.
      ignoreFetchAbort: true,
      sizeCalculation: ({ size }, key) => size + key.length + 1,
      ttl: MAX_AGE_MS,
      fetchMethod: async (_key, _stale, { context: request }) => render(await framework, request),
    });
  }

  /** Whether a request is for such a page, and not for its data. */
  includes(path: string, { method, headers }: IncomingMessage): boolean {
    const { kind, isOnRequest } = addressRule(path);
    return kind === 'page' && isOnRequest === true && method === 'GET' && headers.rsc === undefined;
  }

  /** @param path without the base path */
  async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const acceptEncoding = request.headers['accept-encoding'];
    const address = request.url ?? '';
    const page = await this.#cache.forceFetch(address, { context: request });
    if (page.status !== 200) this.#cache.delete(address);
    const { policy } = pagePolicy(path, this.hashes);
    const html = Buffer.from(page.parts.join(NONCE.exec(policy)?.[1]));
    for (const [name, value] of Object.entries(page.headers)) {
      if (value !== undefined && !OWN_HEADERS.includes(name)) response.setHeader(name, value);
    }
    response.setHeader('Content-Security-Policy', policy);
    const encoding = chooseEncoding(acceptEncoding, ENCODINGS);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const body = encoding ? await compress(html, encoding, 'fast') : html;
    response.writeHead(page.status, { 'Content-Length': body.length }).end(body);
  }
}

/** Renders a page without compression. */
async function render(framework: Handler, request: IncomingMessage): Promise<RenderedPage> {
  delete request.headers['accept-encoding'];
  const { status, headers, body } = await recordResponse(request, framework);
  const nonce = NONCE.exec(String(headers['content-security-policy']))?.[1];
  const html = body.toString();
  // Without a nonce in the policy there is none in the page.
  const parts = nonce === undefined ? [html] : html.split(nonce);
  // A character of a string takes up to two bytes.
  return { status, headers, parts, size: 2 * html.length };
}
