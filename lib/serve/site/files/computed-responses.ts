import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { etagOf } from '../../../site/http/etag';
import { pagePolicy } from '../../../site/http/page-policy';
import type { ScriptHashes } from '../../../site/http/script-hashes';
import { type Handler, recordResponse } from '../record-response';
import { ENCODINGS, type Encoding } from './prebuilt-file';
import { sendBody, setHeaders } from './send-body';

interface Computed {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
  /** The nonce of a page's policy. Each client gets another one. */
  nonce: string | undefined;
  /** If there is no nonce. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Maximum size of the responses in memory. */
const MEMORY_BYTES = 32 * 1024 * 1024;
/** Time for which a response is sent again. A search server may get other records. */
const MAX_AGE_MS = 60_000;
/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
const NONCE = /'nonce-([^']+)'/;
/** Headers of one connection, and those that depend on what is sent. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/** What the framework computes on request. That takes long, so each response is sent again for a minute. */
export class ComputedResponses {
  readonly #cache: LRUCache<string, Computed, IncomingMessage>;

  /** @param framework computes responses, when it is loaded */
  constructor(
    readonly framework: Promise<Handler>,
    readonly hashes: ScriptHashes,
    memoryBytes = MEMORY_BYTES,
  ) {
    this.#cache = new LRUCache<string, Computed, IncomingMessage>({
      maxSize: memoryBytes,
      // Others may take the place of a response while it is computed.
      ignoreFetchAbort: true,
      // A character of a string takes up to two bytes.
      sizeCalculation: ({ body }, key) => 2 * (key.length + body.length),
      ttl: MAX_AGE_MS,
      fetchMethod: (_key, _stale, { context }) => this.#compute(context),
    });
  }

  /**
   * @param path without the base path
   * @returns whether it was a request for such a response, and not for the framework's data of a page
   */
  async send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { method, url = '', headers } = request;
    const { kind, isLimited } = addressRule(path);
    if (!isLimited || method !== 'GET' || headers.rsc !== undefined) return false;
    const computed = await this.#cache.forceFetch(url, { context: request });
    if (computed.status !== 200) this.#cache.delete(url);
    setHeaders(response, computed.headers);
    let text = computed.body;
    if (kind === 'page') {
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

  /** Computes a response for all clients: it depends on nothing but the address, and is not compressed. */
  async #compute(request: IncomingMessage): Promise<Computed> {
    const own = request.headers;
    request.headers = { 'x-forwarded-for': own['x-forwarded-for'] };
    const { status, headers, body } = await recordResponse(request, await this.framework);
    request.headers = own;
    const nonce = NONCE.exec(String(headers['content-security-policy']))?.[1];
    for (const name of OWN_HEADERS) delete headers[name];
    if (status === 200 && !nonce) headers.etag = etagOf(body);
    return { status, headers, body: body.toString(), nonce, compressed: {} };
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 4 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
