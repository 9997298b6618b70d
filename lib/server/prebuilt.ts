import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fresh from 'fresh';
import { addressRule } from '../config/addresses';
import { withoutBasePath } from '../config/base-path';
import { linkHeader } from '../http/link-header';
import { pagePolicy } from '../http/page-policy';
import { responseHeaders } from '../http/response-headers';
import type { ScriptHashes } from '../http/script-hashes';
import { chooseEncoding } from './choose-encoding';
import { ENCODING_SUFFIXES, PREBUILT_LIST, type PrebuiltFile } from './prebuilt-file';
import { requestPath } from './request-path';
import { setHeaders } from './set-headers';

const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** As the routes of the framework send the same documents. */
const DOCUMENT_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};
const VARY = {
  // The framework's router requests the data of a page at the address of the page.
  page: 'Accept, Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
  asset: 'Accept-Encoding',
  document: 'Accept-Encoding',
} as const;
/** Maximum size of the bodies in memory. Other bodies are read for each request. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** Serves what the build rendered and compressed, without the framework. */
export class Prebuilt {
  readonly #files: ReadonlyMap<string, PrebuiltFile>;
  readonly #headers = new Map<PrebuiltFile, Record<string, string>>();
  readonly #bodies = new Map<string, Buffer>();
  #bytes = 0;

  /** @param folder folder of the server, with the list of prebuilt files */
  constructor(
    readonly folder: string,
    readonly hashes: ScriptHashes,
  ) {
    const list: PrebuiltFile[] = JSON.parse(readFileSync(join(folder, PREBUILT_LIST), 'utf8'));
    this.#files = new Map(list.map((file) => [file.path, file]));
  }

  /** The file for a request, or `undefined` if the framework must respond. */
  find({ method, url, headers }: IncomingMessage): PrebuiltFile | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (headers.rsc !== undefined || headers.range !== undefined) return undefined;
    return this.#files.get(requestPath(url));
  }

  async send(file: PrebuiltFile, request: IncomingMessage, response: ServerResponse) {
    setHeaders(response, this.#headersOf(file));
    const { 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding } = request.headers;
    if (fresh({ 'if-none-match': ifNoneMatch }, { etag: file.etag })) {
      response.writeHead(304).end();
      return;
    }
    const encoding = chooseEncoding(acceptEncoding, file.encodings);
    const body = await this.#read(file.file + (encoding ? ENCODING_SUFFIXES[encoding] : ''));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #headersOf(file: PrebuiltFile): Record<string, string> {
    const known = this.#headers.get(file);
    if (known) return known;
    const path = withoutBasePath(file.path);
    const headers = {
      ...responseHeaders(addressRule(path)),
      ...(file.kind === 'page' && {
        'Content-Security-Policy': pagePolicy(path, this.hashes).policy,
        Link: linkHeader(path),
      }),
      ...(file.kind === 'asset' && { 'Cache-Control': ASSET_CACHE_CONTROL }),
      ...(file.kind === 'document' && DOCUMENT_HEADERS),
      Vary: VARY[file.kind],
      ETag: file.etag,
    };
    this.#headers.set(file, headers);
    return headers;
  }

  async #read(name: string): Promise<Buffer> {
    const known = this.#bodies.get(name);
    if (known) return known;
    const body = await readFile(join(this.folder, name));
    // Another request may have read it in the meantime.
    if (!this.#bodies.has(name) && this.#bytes + body.length <= MEMORY_BYTES) {
      this.#bytes += body.length;
      this.#bodies.set(name, body);
    }
    return body;
  }
}
