import { normalizedUrl } from '../../site/http/normalized-url';
import { ApiError } from '../http/api-error';
import type { ImageType } from './image-type';
import { prepareImage } from './prepare-image';
import { recognizeImages } from './recognize-images';
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

/** Number of files in an upload, and their total size: as they were sent at first, then as they are stored. */
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

  const storeFile = async (image: StorableImage): Promise<StoredImage> => {
    const name = await uploads.store(image).catch((error) => {
      throw new StorageUnavailableError(error);
    });
    return { url: uploads.urlOf(name), upload: { name, bytes: image.bytes.byteLength } };
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
      const files = recognized.filter((image) => typeof image !== 'string');
      size = sizeOf(files.map((file) => file.size));
      if (files.length > 0) await check(size);
      const prepared = await prepareImages(recognized);
      const storable = prepared.filter((image) => typeof image !== 'string');
      size = sizeOf(storable.map(({ bytes }) => bytes.byteLength));
      for (const image of prepared) {
        images.push(
          typeof image === 'string'
            ? { url: normalizedUrl(image), upload: null }
            : await storeFile(image),
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

interface StorableImage {
  type: ImageType;
  bytes: Uint8Array;
}

function sizeOf(bytes: readonly number[]): UploadSize {
  return { count: bytes.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Prepares the files among the images of a request.
 *
 * @throws ApiError 400 with one message for each file that can't be decoded, or has too many pixels
 */
async function prepareImages(
  images: readonly (string | Blob)[],
): Promise<(string | StorableImage)[]> {
  const prepared: (string | StorableImage)[] = [];
  const messages: string[] = [];
  for (const [index, image] of images.entries()) {
    if (typeof image === 'string') {
      prepared.push(image);
      continue;
    }
    const result = await prepareImage(new Uint8Array(await image.arrayBuffer()));
    if ('problem' in result) messages.push(`images.${index} ${result.problem}`);
    else prepared.push(result);
  }
  if (messages.length > 0) throw new ApiError('validationFailed', { messages });
  return prepared;
}

/** The images in the body of a request, which most operations don't have. */
function imagesOf(body: unknown): readonly (string | Blob)[] {
  const { images } = (body ?? {}) as { images?: readonly (string | Blob)[] };
  return images ?? [];
}
