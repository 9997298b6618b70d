import type { ImageType } from './image-type';

const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

/** The first bytes of an image of each format, followed by anything. */
export const imageBytes: Record<ImageType, Uint8Array<ArrayBuffer>> = {
  'image/jpeg': Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), 0, 1]),
  'image/png': Uint8Array.from([0x89, ...ascii('PNG\r\n\u001a\n'), 0, 0, 0, 13]),
  'image/webp': Uint8Array.from([...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')]),
};

/** An image as a form has it. @param type the declared one */
export function imageFile(bytes: Uint8Array<ArrayBuffer>, type: string, name = 'scarf.jpg'): File {
  return new File([bytes], name, { type });
}
