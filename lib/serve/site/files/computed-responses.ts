import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { withEtag } from '../../../site/http/etag';
import { pagePolicy } from '../../../site/http/page-policy';
import type { ScriptHashes } from '../../../site/http/script-hashes';
import { type Handler, recordResponse } from '../record-response';
import { sendBody, setHeaders } from '../send';
import { DATA_SOURCES, type DataSource } from './data-sources';
import { ENCODINGS, type Encoding } from './prebuilt-file';

interface Options {
  /** Renders pages, when it is loaded. */
  framework: Promise<Handler>;
  hashes: ScriptHashes;
  /** By path, without the base path. */
  sources?: Readonly<Record<string, DataSource>>;
  /** Maximum size of the responses in memory. */
  memoryBytes?: number;
}

interface Computed {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The text between the places that have the nonce of the policy. */
  parts: string[];
  /** Without a nonce, all clients get the same bytes. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
/** Time for which a response is sent again. A search server may get other records. */
const MAX_AGE_MS = 60_000;
/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
const NONCE = /'nonce-([^']+)'/;
/** Headers of one connection, and those that depend on what is sent. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/** Data and pages that are computed on request. That takes long, so each response is sent again for a minute. */
export class ComputedResponses {
  readonly #cache: LRUCache<string, Computed, () => Promise<Computed>>;
  readonly #sources: Readonly<Record<string, DataSource>>;

  constructor(readonly options: Options) {
    this.#sources = options.sources ?? DATA_SOURCES;
    this.#cache = new LRUCache({
      maxSize: options.memoryBytes ?? MEMORY_BYTES,
      // Others may take the place of a response while it is computed.
      ignoreFetchAbort: true,
      // A character of a string takes up to two bytes.
      sizeCalculation: ({ parts }, key) => 2 * [key, ...parts].join('').length,
      ttl: MAX_AGE_MS,
      fetchMethod: (_key, _stale, { context: compute }) => compute(),
    });
  }

  /** Whether a request is for data or for such a page, and not for the framework's data of the page. */
  includes(path: string, { method, headers }: IncomingMessage): boolean {
    if (Object.hasOwn(this.#sources, path)) return method === 'GET' || method === 'HEAD';
    const { kind, isOnRequest } = addressRule(path);
    return kind === 'page' && isOnRequest === true && method === 'GET' && headers.rsc === undefined;
  }

  /** @param path without the base path */
  async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    const acceptEncoding = headers['accept-encoding'];
    const source = this.#sources[path];
    const context = () => (source ? compute(source, url) : this.#render(request));
    const computed = await this.#cache.forceFetch(url, { context });
    if (computed.status !== 200) this.#cache.delete(url);
    // Rendering removes it.
    headers['accept-encoding'] = acceptEncoding;
    setHeaders(response, computed.headers);
    let nonce: string | undefined;
    if (!source) {
      const { policy } = pagePolicy(path, this.options.hashes);
      response.setHeader('Content-Security-Policy', policy);
      nonce = NONCE.exec(policy)?.[1];
    }
    const body = Buffer.from(computed.parts.join(nonce));
    await sendBody(request, response, {
      status: computed.status,
      encodings: body.length < MIN_COMPRESSED_BYTES ? [] : ENCODINGS,
      read: async (encoding) => {
        if (!encoding) return body;
        if (nonce) return compress(body, encoding);
        computed.compressed[encoding] ??= compress(body, encoding);
        return computed.compressed[encoding];
      },
    });
  }

  /** Renders a page without compression. */
  async #render(request: IncomingMessage): Promise<Computed> {
    delete request.headers['accept-encoding'];
    const { status, headers, body } = await recordResponse(request, await this.options.framework);
    const nonce = NONCE.exec(String(headers['content-security-policy']))?.[1];
    for (const name of OWN_HEADERS) delete headers[name];
    const html = body.toString();
    // Without a nonce in the policy there is none in the page.
    return {
      status,
      headers,
      parts: nonce === undefined ? [html] : html.split(nonce),
      compressed: {},
    };
  }
}

async function compute(source: DataSource, url: string): Promise<Computed> {
  const query = url.indexOf('?');
  // The framework ignores what isn't valid in a query too.
  const parameters = new URLSearchParams(query === -1 ? '' : url.slice(query));
  const { text, etag } = withEtag(JSON.stringify(await source(parameters)));
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding', ETag: etag };
  return { status: 200, headers, parts: [text], compressed: {} };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 4 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
