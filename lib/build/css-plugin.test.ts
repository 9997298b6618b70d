import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { cssPlugin } from './css-plugin';

const folder = mkdtempSync(join(tmpdir(), 'laurel-css-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a style sheet with a script that exports what the style sheet exports. @returns the code */
async function bundle(name: string, css: string): Promise<string> {
  writeFileSync(join(folder, name), css);
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, `export { default } from './${name}';`);
  const built = await rolldown({ input: entry, plugins: [cssPlugin] });
  const { output } = await built.generate({ format: 'esm' });
  return output.map((file) => (file as OutputChunk).code).join('\n');
}

it('a style sheet is added to the page by the script that imports it', async () => {
  const code = await bundle(
    'plain.css',
    '@layer components { .card { color: red; & a { color: blue } } }',
  );
  expect(code).toContain('adoptedStyleSheets.push');
  expect(code).toMatch(/adoptStyles\("@layer components\{\.card\{color:red/);
  expect(code).toContain('.card');
});

it('classes of a CSS Module get names of their own, and global ones keep theirs', async () => {
  const code = await bundle(
    'part.module.css',
    '.card { color: red } :global(.icon) { color: blue }',
  );
  const [, name] = /"?card"?: "([\w-]+_card)"/.exec(code) ?? [];
  expect(name).toBeDefined();
  expect(code).toContain(`.${name}{color:red}`);
  expect(code).toContain('.icon{color:');
});
