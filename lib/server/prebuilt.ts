import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { agentPointers } from '../http/agent-pointers';
import { pagePolicy } from '../http/page-policy';
import { RESPONSE_HEADERS } from '../http/response-headers';
import type { ScriptHashes } from '../http/script-hashes';
import { bestCoding } from './choose-encoding';
import { CODING_ENDINGS, PREBUILT_LIST, type PrebuiltFile } from './prebuilt-file';
import { pathOf } from './request-path';
import { setHeaders } from './set-headers';

const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const VARY = {
  // The router of the framework asks for a page's data under the same address.
  page: 'Accept, Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch',
  asset: 'Accept-Encoding',
} as const;
/** Answers that are kept in memory; beyond it they are read anew each time. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** Answers by what the build made, without asking the framework. */
export class Prebuilt {
  readonly #files: ReadonlyMap<string, PrebuiltFile>;
  readonly #headers = new Map<PrebuiltFile, Record<string, string>>();
  readonly #bodies = new Map<string, Buffer>();
  #bytes = 0;

  /**
   * @param folder where the server runs, with the list of what was made
   * @param basePath the path that the site is served under
   */
  constructor(
    readonly folder: string,
    readonly basePath: string,
    readonly hashes: ScriptHashes,
  ) {
    const list: PrebuiltFile[] = JSON.parse(readFileSync(join(folder, PREBUILT_LIST), 'utf8'));
    this.#files = new Map(list.map((file) => [file.path, file]));
  }

  /** The answer to a request, or undefined when only the framework can give it. */
  find({ method, url, headers }: IncomingMessage): PrebuiltFile | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (headers.rsc !== undefined || headers.range !== undefined) return undefined;
    return this.#files.get(pathOf(url));
  }

  async send(file: PrebuiltFile, request: IncomingMessage, response: ServerResponse) {
    setHeaders(response, this.#headersOf(file));
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return;
    }
    const coding = bestCoding(request.headers['accept-encoding'], file.codings);
    const body = await this.#read(file.file + (coding ? CODING_ENDINGS[coding] : ''));
    if (coding) response.setHeader('Content-Encoding', coding);
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #headersOf(file: PrebuiltFile): Record<string, string> {
    const known = this.#headers.get(file);
    if (known) return known;
    const path = file.path.slice(this.basePath.length) || '/';
    const made = {
      ...RESPONSE_HEADERS[file.kind],
      ...(file.kind === 'page' && {
        'Content-Security-Policy': pagePolicy(path, this.hashes).policy,
        Link: agentPointers(path),
      }),
      ...(file.kind === 'asset' && { 'Cache-Control': ASSET_CACHE_CONTROL }),
      Vary: VARY[file.kind],
      ETag: file.etag,
    };
    this.#headers.set(file, made);
    return made;
  }

  async #read(name: string): Promise<Buffer> {
    const known = this.#bodies.get(name);
    if (known) return known;
    const body = await readFile(join(this.folder, name));
    // Another request may have read it meanwhile.
    if (!this.#bodies.has(name) && this.#bytes + body.length <= MEMORY_BYTES) {
      this.#bytes += body.length;
      this.#bodies.set(name, body);
    }
    return body;
  }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch?.split(',').some((tag) => bare(tag) === bare(etag) || bare(tag) === '*') ?? false
  );
}
