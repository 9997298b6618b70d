import sharp from 'sharp';

/** A PNG of noise, which can't be compressed: about 3 bytes for each of its pixels, also when it is stored. */
export async function noisePng(width: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height: width, channels: 3, background: '#000', noise } as const;
  return Uint8Array.from(await sharp({ create }).png().toBuffer());
}
