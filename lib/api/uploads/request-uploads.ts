import { type RecognizedImage, recognizeImages } from './recognize-images';
import { StorageUnavailableError } from './storage-error';
import type { UploadStore } from './upload-store';

/** An image of a review. */
export interface StoredImage {
  url: string;
  /** The stored file; `null` if the image is at another address. */
  upload: StoredFile | null;
}

interface StoredFile {
  name: string;
  bytes: number;
}

/** Number of files in an upload, and their total size. */
export interface UploadSize {
  count: number;
  bytes: number;
}

/** The images that one request stores. */
export interface RequestUploads {
  /** In the order of the request. */
  readonly images: readonly StoredImage[];
  /** Of the files among them. */
  readonly size: UploadSize;
  /**
   * Stores the images of a request.
   *
   * @param body as its schema read it
   * @param check called before the first file is stored; what it throws ends the request
   * @throws ApiError 400 if a file is not an image
   * @throws StorageUnavailableError if one can't be stored
   */
  store(body: unknown, check: (size: UploadSize) => Promise<void>): Promise<void>;
  /** Removes what was stored: the request failed. */
  discard(): Promise<void>;
}

/** Keeps track of the images of a request, so that one that fails leaves none. */
export function requestUploads(uploads: UploadStore): RequestUploads {
  let images: StoredImage[] = [];
  let size: UploadSize = { count: 0, bytes: 0 };

  const storeFile = async ({ type, file }: RecognizedImage): Promise<StoredImage> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = await uploads.store({ type, bytes }).catch((error) => {
      throw new StorageUnavailableError(error);
    });
    return { url: uploads.urlOf(name), upload: { name, bytes: bytes.byteLength } };
  };

  return {
    get images() {
      return images;
    },
    get size() {
      return size;
    },
    async store(body, check) {
      const recognized = await recognizeImages(imagesOf(body));
      const files = recognized.flatMap((image) => (typeof image === 'string' ? [] : [image.file]));
      size = { count: files.length, bytes: files.reduce((sum, file) => sum + file.size, 0) };
      if (files.length > 0) await check(size);
      for (const image of recognized) {
        images.push(
          typeof image === 'string' ? { url: image, upload: null } : await storeFile(image),
        );
      }
    },
    async discard() {
      const stored = images;
      images = [];
      for (const { upload } of stored) if (upload) await uploads.remove(upload.name);
    },
  };
}

/** The images in the body of a request, which most operations don't have. */
function imagesOf(body: unknown): readonly (string | Blob)[] {
  const { images } = (body ?? {}) as { images?: readonly (string | Blob)[] };
  return images ?? [];
}
