import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../config/env';
import type { BuiltPage } from './built-pages';
import { mergeStyles } from './merge-styles';

/** Lets each page of a build load one style sheet. Pages with the same parts share it. */
export function mergeBuiltStyles(distDir: string, pages: readonly BuiltPage[]): void {
  const files = `${env.BASE_PATH}/_next`;
  const folder = 'static/chunks';
  for (const { file } of pages) {
    const path = join(distDir, file);
    const merged = mergeStyles(readFileSync(path, 'utf8'), {
      address: `${files}/${folder}`,
      read: (address) => readFileSync(join(distDir, address.slice(files.length)), 'utf8'),
    });
    if (!merged) continue;
    writeFileSync(join(distDir, folder, merged.sheet.name), merged.sheet.text);
    writeFileSync(path, merged.html);
  }
}
