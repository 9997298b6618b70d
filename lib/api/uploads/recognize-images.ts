import { ApiError } from '../http/api-error';
import { imageTypeOf, SIGNATURE_BYTES } from './image-type';

/**
 * The images of a request: URLs, and files whose first bytes are those of an image. The type that a client declares
 * doesn't count: many send none, or `application/octet-stream`.
 *
 * @throws ApiError 400 with one message for each file that is empty or of another format
 */
export async function recognizeImages(
  images: readonly (string | Blob)[] = [],
): Promise<readonly (string | Blob)[]> {
  const messages: string[] = [];
  for (const [index, image] of images.entries()) {
    if (typeof image === 'string') continue;
    const firstBytes = await image.slice(0, SIGNATURE_BYTES).arrayBuffer();
    if (image.size === 0) messages.push(`images.${index} must not be empty`);
    else if (imageTypeOf(new Uint8Array(firstBytes)) === null) {
      messages.push(`images.${index} must be a JPEG, PNG or WebP file`);
    }
  }
  if (messages.length > 0) throw new ApiError('validationFailed', { messages });
  return images;
}
