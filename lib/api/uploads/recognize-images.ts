import { ApiError } from '../http/api-error';
import { type ImageType, imageTypeOf, SIGNATURE_BYTES } from './image-type';

/** An uploaded image whose format is known. */
export interface RecognizedImage {
  type: ImageType;
  file: Blob;
}

/**
 * The images of a request: URLs as they are, and files with the format that their first bytes show.
 *
 * @throws ApiError 400 with one message for each file that is empty or of another format
 */
export async function recognizeImages(
  images: readonly (string | Blob)[] = [],
): Promise<(string | RecognizedImage)[]> {
  const recognized: (string | RecognizedImage)[] = [];
  const messages: string[] = [];
  for (const [index, image] of images.entries()) {
    if (typeof image === 'string') {
      recognized.push(image);
      continue;
    }
    const firstBytes = await image.slice(0, SIGNATURE_BYTES).arrayBuffer();
    const type = imageTypeOf(new Uint8Array(firstBytes));
    if (image.size === 0) messages.push(`images.${index} must not be empty`);
    else if (type === null) messages.push(`images.${index} must be a JPEG, PNG or WebP file`);
    // The declared type doesn't count: many clients send none, or `application/octet-stream`.
    else recognized.push({ type, file: image });
  }
  if (messages.length > 0) throw new ApiError('validationFailed', { messages });
  return recognized;
}
