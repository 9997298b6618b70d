/** The image formats that reviews accept, with the file name extension of each. */
export const imageExtensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;

export type ImageType = keyof typeof imageExtensions;

/** Bytes that {@link imageTypeOf} needs. */
export const SIGNATURE_BYTES = 12;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** A RIFF header has the length of the file between `RIFF` and `WEBP`. */
const WEBP_OFFSET = 8;

/**
 * The format of an image by its first bytes. The name and the declared type of a file don't count.
 *
 * @returns `null` for anything else, such as SVG
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  return hasAt(bytes, 0, RIFF) && hasAt(bytes, WEBP_OFFSET, WEBP) ? 'image/webp' : null;
}

function hasAt(bytes: Uint8Array, offset: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}
