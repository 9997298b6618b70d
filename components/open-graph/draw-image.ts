import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { OPEN_GRAPH_SIZE } from '@/lib/content/seo/open-graph-image';

const FONTS = 'node_modules/@fontsource/inter/files';

const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Inter',
  weight,
  style: 'normal' as const,
  data: readFileSync(join(process.cwd(), FONTS, `inter-latin-${weight}-normal.woff`)),
}));

/** With few plain colors, more effort takes three times as long and makes the file a tenth smaller. */
const PNG = { palette: true, effort: 1, dither: 0 } as const;

/**
 * Draws an element as a PNG. Its few colors need no more than a palette, which halves the file. The framework's
 * `ImageResponse` would encode it as PNG before sharp encodes it again.
 */
export async function drawImage(element: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(element, { ...OPEN_GRAPH_SIZE, fonts });
  return new Uint8Array(await sharp(Buffer.from(svg)).png(PNG).toBuffer());
}
