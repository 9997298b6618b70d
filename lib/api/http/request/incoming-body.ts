import type { FileHandle } from 'node:fs/promises';
import { StorageUnavailableError } from '../../uploads/storage-error';
import { HttpError } from '../api-error';
import type { ApiServices } from '../services';
import { bodyChunks, tooLarge } from './body-chunks';
import { type LargeBodies, SMALL_BODY_BYTES } from './large-bodies';

export interface IncomingBodyOptions {
  request: Request;
  /** Bytes that the body may have; 0 if none is read. */
  maxBytes: number;
  /** Address of the client. */
  address: string;
  largeBodies: LargeBodies;
  /** Storage for large bodies, and the check that it has room. */
  services: Pick<ApiServices, 'checkRoom' | 'uploads'>;
}

/** The body of a request: in memory if it is small, else in a file, where it can wait for its turn to be parsed. */
export class IncomingBody {
  readonly #options: IncomingBodyOptions;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #file: FileHandle | undefined;
  #isReceived = false;
  #givePlaceBack = () => {};
  /** Forms count as large: a photo of a few bytes can take seconds to decode. */
  readonly #isForm: boolean;

  constructor(options: IncomingBodyOptions) {
    this.#options = options;
    const type = options.request.headers.get('content-type') ?? '';
    this.#isForm = type.toLowerCase().startsWith('multipart/');
  }

  /**
   * Whether the body is or may be large, as the request says, so that its token should be checked before it is received.
   *
   * @throws HttpError 413 if it is too large
   */
  declaresLarge(): boolean {
    const { request, maxBytes } = this.#options;
    if (maxBytes === 0) return false;
    const declared = Number(request.headers.get('content-length'));
    if (declared > maxBytes) throw tooLarge(maxBytes);
    if (this.#isForm) return true;
    if (request.headers.has('transfer-encoding')) return maxBytes > SMALL_BODY_BYTES;
    return declared > SMALL_BODY_BYTES;
  }

  /**
   * Receives the body, unless it was received before.
   *
   * @throws HttpError 413 if it is too large; 400 if it doesn't arrive completely; 429 or 503 if it is large and there is
   *   no place for it
   */
  async receive(): Promise<void> {
    const { request, maxBytes } = this.#options;
    if (this.#isReceived) return;
    this.#isReceived = true;
    this.declaresLarge();
    if (maxBytes === 0 || !request.body) return;
    for await (const chunk of bodyChunks(request.body, maxBytes)) {
      this.#chunks.push(chunk);
      this.#size += chunk.byteLength;
      if (this.#isForm || this.#size > SMALL_BODY_BYTES) await this.#moveToFile();
    }
  }

  /** The bytes of a small body; empty if it is large, or wasn't received. */
  get smallBytes(): Uint8Array {
    return this.#file ? new Uint8Array() : Buffer.concat(this.#chunks);
  }

  /** Runs work with the whole body, once. Of large bodies and forms, one after the other is in memory. */
  async parse<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result> {
    const file = this.#file;
    if (!file) return work(this.smallBytes);
    try {
      const { address, largeBodies } = this.#options;
      return await largeBodies.inTurn(address, async () => work(await readAll(file)));
    } finally {
      await this.close();
    }
  }

  /** Removes the file, and gives the place back. */
  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    this.#givePlaceBack();
    await file?.close();
  }

  async #moveToFile(): Promise<void> {
    const { address, largeBodies, services } = this.#options;
    if (!this.#file) {
      this.#givePlaceBack = largeBodies.take(address);
      try {
        await services.checkRoom?.();
        this.#file = await services.uploads.openNameless();
      } catch (error) {
        throw error instanceof HttpError ? error : new StorageUnavailableError(error);
      }
    }
    for (const chunk of this.#chunks.splice(0)) {
      await this.#file.writeFile(chunk).catch((error) => {
        throw new StorageUnavailableError(error);
      });
    }
  }
}

async function readAll(file: FileHandle): Promise<Uint8Array> {
  const { size } = await file.stat();
  const bytes = Buffer.allocUnsafe(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read, read);
    if (bytesRead === 0) throw new Error('The file of a body is shorter than it was.');
    read += bytesRead;
  }
  return bytes;
}
