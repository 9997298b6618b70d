import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScripts } from './bundle-scripts';

const MAX_BYTES = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'laurel-scripts-'));
const read = (file: string) => readFileSync(join(folder, 'static', file), 'utf8');
const files = () =>
  readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();

let first: string[];

beforeAll(async () => {
  first = await bundleScripts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the scripts of prerendered pages', () => {
  it('begin with one small file', () => {
    expect(first).toEqual([expect.stringMatching(/^scripts\/page-[\w-]{8}\.js$/)]);
    const [file = ''] = first;
    expect(gzipSync(read(file), { level: 9 }).length).toBeLessThan(MAX_BYTES);
  });

  it('load Preact only with islands, and React never', () => {
    // Preact gives elements the type that React 17 and older gave them.
    const withPreact = files().filter((file) => read(file).includes('react.element'));
    expect(withPreact).toHaveLength(1);
    expect(withPreact).not.toContain(first[0]);
    expect(files().filter((file) => read(file).includes('react.memo'))).toEqual([]);
  });

  it('contain the values of the build', () => {
    const all = files().map(read);
    expect(all.filter((text) => text.includes('process.env.N'))).toEqual([]);
  });

  it('have the same names in each build of the same code', async () => {
    const before = files();
    expect(await bundleScripts(folder)).toEqual(first);
    expect(files()).toEqual(before);
  });
});
