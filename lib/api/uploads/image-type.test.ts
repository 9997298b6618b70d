import { describe, expect, it } from 'vitest';
import { type ImageType, imageTypeOf, SIGNATURE_BYTES } from './image-type';
import { imageBytes } from './images.fixture';

describe('the type of an image', () => {
  it.each(Object.entries(imageBytes) as [ImageType, Uint8Array][])(
    'is found for %s',
    (type, bytes) => {
      expect(imageTypeOf(bytes)).toBe(type);
      expect(imageTypeOf(bytes.subarray(0, SIGNATURE_BYTES))).toBe(type);
    },
  );

  it.each([
    ['image/jpeg', 3],
    ['image/png', 8],
    ['image/webp', 12],
  ] as const)('of %s needs its first %i bytes', (type, count) => {
    expect(imageTypeOf(imageBytes[type].subarray(0, count))).toBe(type);
    expect(imageTypeOf(imageBytes[type].subarray(0, count - 1))).toBeNull();
  });

  it('depends on each byte of the signature', () => {
    const signatures = { 'image/jpeg': [0, 1, 2], 'image/png': [0, 1, 2, 3, 4, 5, 6, 7] };
    for (const [type, positions] of Object.entries({
      ...signatures,
      'image/webp': [0, 1, 2, 3, 8, 9, 10, 11],
    })) {
      for (const position of positions) {
        const changed = Uint8Array.from(imageBytes[type as ImageType]);
        changed[position] = (changed[position] ?? 0) ^ 1;
        expect(imageTypeOf(changed), `${type} at ${position}`).toBeNull();
      }
    }
  });

  it('of a WebP file does not depend on its length', () => {
    const changed = Uint8Array.from(imageBytes['image/webp']);
    changed.set([1, 2, 3, 4], 4);
    expect(imageTypeOf(changed)).toBe('image/webp');
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    'GIF89a____________',
    'BM________________',
    'RIFF____WAVEfmt ',
    ' \u00ff\u00d8\u00ff',
  ])('is unknown for %j', (text) => {
    expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull();
  });
});
