import type { RecognizedImage } from './recognize-images';
import { StorageUnavailableError } from './storage-error';
import type { UploadStore } from './upload-store';

/** The images that one request stores. */
export interface RequestUploads {
  /** How many are stored. */
  readonly count: number;
  /**
   * Stores an image and returns its URL.
   *
   * @throws StorageUnavailableError if it can't be stored
   */
  store(image: RecognizedImage): Promise<string>;
  /** Removes what was stored so far: the transaction of the request was rolled back. */
  discard(): Promise<void>;
}

/** Keeps track of the images of a request, so that one that fails leaves none. */
export function requestUploads(uploads: UploadStore): RequestUploads {
  let names: string[] = [];
  return {
    get count() {
      return names.length;
    },
    async store({ type, file }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const name = await uploads.store({ type, bytes }).catch((error) => {
        throw new StorageUnavailableError(error);
      });
      names.push(name);
      return uploads.urlOf(name);
    },
    async discard() {
      const stored = names;
      names = [];
      for (const name of stored) await uploads.remove(name);
    },
  };
}
