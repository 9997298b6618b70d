import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { withEtag } from '../../../site/http/etag';
import { responseHeaders } from '../../../site/http/response-headers';
import { setHeaders } from '../set-headers';
import { chooseEncoding } from './choose-encoding';
import { compress } from './compress';
import { ENCODINGS, type Encoding } from './prebuilt-file';

/** Computes the data at an address from the parameters of a request. */
export interface DataSource {
  /** Requests with the same key get the same data. */
  key: (parameters: URLSearchParams) => string;
  compute: (parameters: URLSearchParams) => Promise<unknown>;
}

/** Data as JSON, with the compressed forms that were requested. */
interface CachedData {
  etag: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Input of the computation of an entry. */
interface Context {
  source: DataSource;
  parameters: URLSearchParams;
}

/** Maximum size of the responses in memory. */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** The size of an entry in proportion to its body and key: its compressed forms are added after it is stored. */
const SIZE_FACTOR = 2;
/** A search server may get other records while this process runs. */
const MAX_AGE_MS = 60_000;
/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Sends data that is computed for each request, without the framework. Responses stay in memory for a while. */
export class ComputedData {
  readonly #sources: Readonly<Record<string, DataSource>>;
  readonly #cache: LRUCache<string, CachedData, Context>;

  /** @param sources by path, without the base path */
  constructor(sources: Readonly<Record<string, DataSource>>, memoryBytes = MEMORY_BYTES) {
    this.#sources = sources;
    this.#cache = new LRUCache<string, CachedData, Context>({
      maxSize: memoryBytes,
      // Others may take the place of data while it is computed.
      ignoreFetchAbort: true,
      sizeCalculation: ({ body }, key) => SIZE_FACTOR * (body.length + key.length) + 1,
      ttl: MAX_AGE_MS,
      fetchMethod: async (_key, _stale, { context: { source, parameters } }) => {
        const { text, etag } = withEtag(JSON.stringify(await source.compute(parameters)));
        return { etag, body: Buffer.from(text), compressed: {} };
      },
    });
  }

  /** Returns the source of the response to a request, or `undefined` if the framework must respond. */
  find(path: string, { method }: IncomingMessage): DataSource | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    return Object.hasOwn(this.#sources, path) ? this.#sources[path] : undefined;
  }

  /** @param path without the base path */
  async send(
    source: DataSource,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const parameters = parametersOf(request.url);
    const key = `${path}?${source.key(parameters)}`;
    const data = await this.#cache.forceFetch(key, { context: { source, parameters } });
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers;
    setHeaders(response, responseHeaders(addressRule(path)));
    setHeaders(response, { Vary: 'Accept-Encoding', ETag: data.etag });
    if (fresh({ 'if-none-match': ifNoneMatch }, { etag: data.etag })) {
      response.writeHead(304).end();
      return;
    }
    const isLarge = data.body.length >= MIN_COMPRESSED_BYTES;
    const encoding = isLarge ? chooseEncoding(acceptEncoding, ENCODINGS) : undefined;
    const body = encoding ? await compressed(data, encoding) : data.body;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function compressed(data: CachedData, encoding: Encoding): Promise<Buffer> {
  data.compressed[encoding] ??= compress(data.body, encoding, 'small').catch((error) => {
    // The next request tries again.
    delete data.compressed[encoding];
    throw error;
  });
  return data.compressed[encoding];
}

/** The framework ignores what isn't valid in a query too. */
function parametersOf(url = ''): URLSearchParams {
  const query = url.indexOf('?');
  return new URLSearchParams(query === -1 ? '' : url.slice(query));
}
