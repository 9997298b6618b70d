import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { withEtag } from '../../../site/http/etag';
import { pagePolicy } from '../../../site/http/page-policy';
import type { ScriptHashes } from '../../../site/http/script-hashes';
import { type Handler, recordResponse } from '../record-response';
import { PAGE_METHODS } from '../reject-request';
import { sendBody, setHeaders } from '../send';
import { DATA_SOURCES, type DataSource } from './data-sources';
import { ENCODINGS, type Encoding } from './prebuilt-file';

interface Computed {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
  /** The nonce of its policy. Each client gets another one. */
  nonce?: string | undefined;
  /** If there is no nonce. */
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

  /**
   * @param framework renders pages, when it is loaded
   * @param sources by path, without the base path
   * @param memoryBytes maximum size of the responses in memory
   */
  constructor(
    readonly framework: Promise<Handler>,
    readonly hashes: ScriptHashes,
    readonly sources: Readonly<Record<string, DataSource>> = DATA_SOURCES,
    memoryBytes = MEMORY_BYTES,
  ) {
    this.#cache = new LRUCache({
      maxSize: memoryBytes,
      // Others may take the place of a response while it is computed.
      ignoreFetchAbort: true,
      // A character of a string takes up to two bytes.
      sizeCalculation: ({ body }, key) => 2 * (key.length + body.length),
      ttl: MAX_AGE_MS,
      fetchMethod: (_key, _stale, { context: compute }) => compute(),
    });
  }

  /**
   * @param path without the base path
   * @returns whether it was a request for data or such a page, and not for the framework's data of the page
   */
  async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method = 'GET', url = '', headers } = request;
    const source = Object.hasOwn(this.sources, path) ? this.sources[path] : undefined;
    const { kind, isOnRequest } = addressRule(path);
    const isPage = kind === 'page' && isOnRequest && method === 'GET' && headers.rsc === undefined;
    if (source ? !PAGE_METHODS.includes(method) : !isPage) return false;

    const context = () => (source ? compute(source, url) : this.#render(request));
    const computed = await this.#cache.forceFetch(url, { context });
    if (computed.status !== 200) this.#cache.delete(url);
    setHeaders(response, computed.headers);
    let text = computed.body;
    if (!source) {
      const nonce = btoa(crypto.randomUUID());
      const { policy } = pagePolicy(path, this.hashes, () => nonce);
      response.setHeader('Content-Security-Policy', policy);
      if (computed.nonce) text = text.replaceAll(computed.nonce, nonce);
    }
    const body = Buffer.from(text);
    await sendBody(request, response, {
      status: computed.status,
      encodings: body.length < MIN_COMPRESSED_BYTES ? [] : ENCODINGS,
      read: async (encoding) => {
        if (!encoding) return body;
        if (computed.nonce) return compress(body, encoding);
        computed.compressed[encoding] ??= compress(body, encoding);
        return computed.compressed[encoding];
      },
    });
    return true;
  }

  /** Renders a page without compression. */
  async #render(request: IncomingMessage): Promise<Computed> {
    const accepted = request.headers['accept-encoding'];
    delete request.headers['accept-encoding'];
    const { status, headers, body } = await recordResponse(request, await this.framework);
    request.headers['accept-encoding'] = accepted;
    const nonce = NONCE.exec(String(headers['content-security-policy']))?.[1];
    for (const name of OWN_HEADERS) delete headers[name];
    return { status, headers, body: body.toString(), nonce, compressed: {} };
  }
}

async function compute(source: DataSource, url: string): Promise<Computed> {
  const query = url.indexOf('?');
  // The framework ignores what isn't valid in a query too.
  const parameters = new URLSearchParams(query === -1 ? '' : url.slice(query));
  const { text, etag } = withEtag(JSON.stringify(await source(parameters)));
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding', ETag: etag };
  return { status: 200, headers, body: text, compressed: {} };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 4 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
