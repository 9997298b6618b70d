import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'content/docs'), { recursive: true });
  writeFileSync(join(root, 'content/docs/index.md'), 'One.');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(root, { recursive: true });
});

async function folder(settings: Record<string, string> = {}): Promise<string> {
  for (const [name, value] of Object.entries({ CONTENT_ROOT: root, ...settings })) {
    vi.stubEnv(name, value);
  }
  vi.resetModules();
  const { contentFolder } = await import('./content-folder');
  return contentFolder();
}

describe('the folder of the files made from content', () => {
  it('is the same as long as nothing changes', async () => {
    expect(await folder()).toBe(await folder());
  });

  it.each([
    ['a changed page', () => writeFileSync(join(root, 'content/docs/index.md'), 'Two.')],
    ['a new page', () => writeFileSync(join(root, 'content/docs/new.md'), '')],
    ['a changed sidebar', () => writeFileSync(join(root, 'content/docs/sidebar.yaml'), 'areas:')],
    ['a removed page', () => rmSync(join(root, 'content/docs/index.md'))],
  ])('is another one after %s', async (_, change) => {
    const before = await folder();
    change();
    expect(await folder()).not.toBe(before);
  });

  it.each([
    ['SITE_URL', 'https://docs.example'],
    ['BASE_PATH', '/developers'],
    ['API_URL', 'https://api.example'],
  ])('is another one with another %s', async (name, value) => {
    const before = await folder();
    expect(await folder({ [name]: value })).not.toBe(before);
  });

  it('is beside that of a build in another folder', async () => {
    expect(await folder({ DIST_DIR: '.next-variant' })).toMatch(
      /^\.generated\/next-variant\/[0-9a-f]{32}$/,
    );
  });
});
