/** How the bundler writes the import of a module whose files are loaded later. */
const IMPORT = /Promise\.all\(\[("static\/chunks\/[^\]]*")\]\.map\(/g;

/**
 * The files of each module that a script loads later.
 *
 * @param source a chunk: `…e.v(t=>Promise.all(["static/chunks/a.css","static/chunks/b.js"].map(…`
 * @returns paths relative to the folder of the build
 */
export function lazyFiles(source: string): string[][] {
  return [...source.matchAll(IMPORT)].map(([, list = '']) => JSON.parse(`[${list}]`));
}
