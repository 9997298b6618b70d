import type { Sharp, SharpOptions } from 'sharp';
import { loadOnce } from '../../site/config/load-once';
import { limits } from '../contract/limits';
import { HttpError } from '../http/api-error';
import { type ImageType, imageTypeOf } from './image-type';

const { megapixels } = limits.reviewImages;
const MAX_PIXELS = megapixels * 1_000_000;

/** Higher than the usual one, since the photo was compressed before. */
const QUALITY = 90;

/** Longer than the largest image takes on a busy machine. */
const TIMEOUT_SECONDS = 20;

const OPTIONS: SharpOptions = {
  // Photos of phones cause warnings, such as for bytes after their end.
  failOn: 'error',
  limitInputPixels: MAX_PIXELS,
};

/** An image that is ready to be stored, or what is wrong with it. */
export type PreparedImage = { type: ImageType; bytes: Uint8Array } | { problem: string };

/** Loaded with the first image, because it takes time and memory that most processes never need. */
const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Images are prepared one after the other, and requests need the other threads.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
});

/**
 * Turns an image as its orientation says, and removes its metadata, which can contain the place where a photo was taken.
 * Of an animation, the first frame remains. A small file can have many pixels, so callers prepare one image at a time:
 * forms take turns (`LargeBodies`).
 *
 * @param bytes of a JPEG, PNG or WebP file, as their start shows
 * @throws HttpError 503 if it takes too long
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  const sharp = await loadSharp();
  const type = imageTypeOf(bytes);
  if (type === null) return UNREADABLE;
  try {
    // Reads the head of the file only.
    const { width, height } = await sharp(bytes, {
      ...OPTIONS,
      limitInputPixels: false,
    }).metadata();
    if (width * height > MAX_PIXELS) {
      return { problem: `must have at most ${megapixels} megapixels` };
    }
    const image = sharp(bytes, OPTIONS).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient();
    return { type, bytes: await encoded[type](image).toBuffer() };
  } catch (error) {
    // The package has one kind of error, for whatever is wrong with a file.
    if (error instanceof Error && /timeout/i.test(error.message)) {
      throw new HttpError(503, ['a photo takes too long to prepare'], { 'Retry-After': '10' });
    }
    return UNREADABLE;
  }
}

const UNREADABLE: PreparedImage = { problem: 'must be a JPEG, PNG or WebP file' };

/** Writes the format that was sent. Without further options, the package writes no metadata. */
const encoded: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: QUALITY }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: QUALITY }),
};
