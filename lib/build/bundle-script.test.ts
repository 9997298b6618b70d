import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleScript } from './bundle-script';

const MAX_BYTES = 15_000;

const folder = mkdtempSync(join(tmpdir(), 'laurel-scripts-'));
const read = (file: string) => readFileSync(join(folder, 'static', file), 'utf8');
const files = () =>
  readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort();

let first: string;

beforeAll(async () => {
  first = await bundleScript(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the script of prerendered pages', () => {
  it('is one small file at first', () => {
    expect(first).toMatch(/^scripts\/page-[\w-]{8}\.js$/);
    expect(gzipSync(read(first), { level: 9 }).length).toBeLessThan(MAX_BYTES);
  });

  it('loads Preact only with islands, and React never', () => {
    // An option of Preact.
    const withPreact = files().filter((file) => read(file).includes('debounceRendering'));
    expect(withPreact).toHaveLength(1);
    expect(withPreact).not.toContain(first);
    expect(files().filter((file) => read(file).includes('react.memo'))).toEqual([]);
  });

  it('contains the values of the build', () => {
    const all = files().map(read);
    expect(all.filter((text) => text.includes('process.env.N'))).toEqual([]);
  });

  it('has the same names in each build of the same code', async () => {
    const before = files();
    expect(await bundleScript(folder)).toEqual(first);
    expect(files()).toEqual(before);
  });
});
