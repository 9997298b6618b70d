import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { addressRule } from '../../../site/config/addresses';
import { withBasePath, withoutBasePath } from '../../../site/config/base-path';
import { linkHeader } from '../../../site/http/link-header';
import { markdownAddress } from '../../../site/http/markdown-address';
import { pagePolicy } from '../../../site/http/page-policy';
import { prefersMarkdown } from '../../../site/http/prefers-markdown';
import { responseHeaders } from '../../../site/http/response-headers';
import type { ScriptHashes } from '../../../site/http/script-hashes';
import { requestPath } from '../../http/request-path';
import { notFoundForm } from '../not-found';
import {
  ENCODING_SUFFIXES,
  NOT_FOUND_MARKDOWN,
  NOT_FOUND_PAGE,
  PREBUILT_LIST,
  type PrebuiltFile,
} from './prebuilt-file';
import { sendBody, setHeaders } from './send-body';

/** The framework's router requests the data of a page at the address of the page. */
const PAGE_VARY =
  'Accept, Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch';
/** A path that has the headers of every address of Markdown. */
const UNKNOWN_MARKDOWN = '/not-found.md';
/** Maximum size of the bodies in memory. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** A file with the headers for one of the addresses that it is sent at. */
interface PrebuiltResponse {
  file: PrebuiltFile;
  headers: Readonly<Record<string, string>>;
}

/** Serves what the build rendered and compressed, without the framework. */
export class Prebuilt {
  readonly #files: ReadonlyMap<string, PrebuiltFile>;
  /** By address. Made when first requested. */
  readonly #responses = new Map<string, PrebuiltResponse>();
  readonly #bodies = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  /** @param folder folder of the server, with the list of prebuilt files */
  constructor(
    readonly folder: string,
    readonly hashes: ScriptHashes,
  ) {
    const list: PrebuiltFile[] = JSON.parse(readFileSync(join(folder, PREBUILT_LIST), 'utf8'));
    this.#files = new Map(list.map((file) => [file.path, file]));
  }

  /** The response to a request, or `undefined` if the framework must respond. */
  find({ method, url, headers }: IncomingMessage): PrebuiltResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (headers.rsc !== undefined || headers.range !== undefined) return undefined;
    const address = requestPath(url);
    const path = withoutBasePath(address);
    // The framework responds outside the base path, and redirects addresses with a slash at the end.
    if (withBasePath(path) !== address || (path !== '/' && path.endsWith('/'))) return undefined;
    const markdown = prefersMarkdown(headers.accept ?? null) ? markdownAddress(path) : null;
    const found = this.#responseAt(markdown ?? path, path);
    if (found) return found;
    // A page without Markdown has a not-found response in Markdown.
    const form = this.#files.has(address) ? 'html' : notFoundForm(path);
    if (!form) return undefined;
    return form === 'markdown' || markdown
      ? this.#responseAt(NOT_FOUND_MARKDOWN, markdown ? NOT_FOUND_PAGE : UNKNOWN_MARKDOWN)
      : this.#responseAt(NOT_FOUND_PAGE, NOT_FOUND_PAGE);
  }

  /** @returns whether there is a response; if not, the framework must respond */
  async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const found = this.find(request);
    if (!found) return false;
    const { file, headers } = found;
    setHeaders(response, { ...headers, 'Content-Type': file.type });
    await sendBody(request, response, {
      status: file.status ?? 200,
      encodings: file.encodings,
      read: (encoding) => this.#read(file.file + (encoding ? ENCODING_SUFFIXES[encoding] : '')),
    });
    return true;
  }

  /**
   * @param servedPath path of the file
   * @param path path of the request, which decides about the headers
   */
  #responseAt(servedPath: string, path: string): PrebuiltResponse | undefined {
    const file = this.#files.get(withBasePath(servedPath));
    if (!file) return undefined;
    const key = `${servedPath} ${path}`;
    const known = this.#responses.get(key);
    if (known) return known;
    const response = { file, headers: this.#headersAt(path, file) };
    this.#responses.set(key, response);
    return response;
  }

  #headersAt(path: string, { kind, status = 200, headers, etag }: PrebuiltFile) {
    const rule = addressRule(path);
    return {
      ...responseHeaders(kind === 'asset' ? { ...rule, maxAge: 'immutable' } : rule),
      ...(kind === 'page' && { 'Content-Security-Policy': pagePolicy(path, this.hashes).policy }),
      ...(kind === 'page' && status === 200 && { Link: linkHeader(path) }),
      ...headers,
      Vary: rule.kind === 'page' ? PAGE_VARY : 'Accept-Encoding',
      // An error must not be cached as the response of the address.
      ...(status === 200 ? { ETag: etag } : { 'Cache-Control': 'no-store' }),
    };
  }

  async #read(name: string): Promise<Buffer> {
    const known = this.#bodies.get(name);
    if (known) return known;
    const body = await readFile(join(this.folder, name));
    this.#bodies.set(name, body);
    return body;
  }
}
