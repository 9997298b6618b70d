import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnused } from '../site/config/cache.mjs';
import { cacheFolder, readOrMake } from './file-cache';

/** Inputs of pictures besides their elements: the drawing code, and the versions of libraries and fonts. */
const SOURCES = ['components/open-graph/draw-image.ts', 'package-lock.json'];

const FOLDER = cacheFolder('pictures');

let sources: Buffer[] | undefined;

/**
 * Draws a picture, or reads the one that an earlier build drew of the same element.
 *
 * @param element React element, whose components use no hooks
 */
export async function cachedPicture(
  element: unknown,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  sources ??= open();
  const inputs = [...sources, rendered(element)];
  const picture = await readOrMake(FOLDER, inputs, '.png', async () => Buffer.from(await draw()));
  return new Uint8Array(picture);
}

/** Reads the inputs, and removes from the cache what no build has used for a while. */
function open(): Buffer[] {
  mkdirSync(FOLDER, { recursive: true });
  removeUnused(FOLDER);
  return SOURCES.map((file) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file)));
}

/** Renders an element as text: elements with their styles, in place of components. */
export function rendered(element: unknown): string {
  return JSON.stringify(element, (_, value) => {
    let result = value;
    while (typeof result?.type === 'function') result = result.type(result.props);
    return result;
  });
}
