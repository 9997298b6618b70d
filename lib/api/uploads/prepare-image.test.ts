import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageBytes } from './images.fixture';
import { prepareImage } from './prepare-image';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false });

/** A photo of a phone that was held upright: 4 × 2 pixels, to be turned by 90 degrees, with place and owner. */
const photo = () =>
  canvas(4, 2)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mara Voss' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('an uploaded photo', () => {
  it('is turned as its orientation says, and loses all metadata', async () => {
    const sent = await photo();
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });
    const prepared = await prepareImage(sent);
    if ('problem' in prepared) throw new Error(prepared.problem);
    expect(prepared.type).toBe('image/jpeg');
    const { width, height, ...metadata } = await sharp(prepared.bytes).metadata();
    expect([width, height]).toEqual([2, 4]);
    for (const name of ['exif', 'xmp', 'iptc', 'orientation', 'comments', 'icc']) {
      expect(metadata).not.toHaveProperty(name);
    }
    expect(Buffer.from(prepared.bytes).includes('Mara')).toBe(false);
  });

  it.each(Object.entries(imageBytes))('stays %s', async (type, bytes) => {
    const prepared = await prepareImage(bytes);
    expect(prepared).toMatchObject({ type });
    if ('problem' in prepared) throw new Error(prepared.problem);
    const pixel = await sharp(prepared.bytes).raw().toBuffer();
    // Red, as before.
    expect([pixel[0] ?? 0, pixel[1] ?? 255].map((value) => value > 128)).toEqual([true, false]);
  });

  it.each([
    ['a start of an image only', imageBytes['image/jpeg'].slice(0, 20)],
    ['an image that is cut off', imageBytes['image/png'].slice(0, -30)],
    ['no image', Buffer.from('<svg/>')],
  ])('is rejected if it is %s', async (_what, bytes) => {
    expect(await prepareImage(bytes)).toEqual({ problem: 'must be a JPEG, PNG or WebP file' });
  });

  it('is rejected before it is decoded if it has too many pixels', async () => {
    const bomb = await canvas(16_000, 16_000).png({ compressionLevel: 1 }).toBuffer();
    const start = performance.now();
    expect(await prepareImage(bomb)).toEqual({ problem: 'must have at most 40 megapixels' });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
