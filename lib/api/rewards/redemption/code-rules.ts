/** Digits and capital letters without those that are easily confused: 0 and O, 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const CODE_LENGTH = 12;

/** Bytes from here on would make the first characters of the alphabet more frequent. */
const BYTE_LIMIT = 256 - (256 % CODE_ALPHABET.length);

/** Makes a code in which every character is equally likely. */
export function makeCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH - code.length)) {
      if (byte < BYTE_LIMIT) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
    }
  }
  return code;
}
