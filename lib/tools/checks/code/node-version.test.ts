import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const version = read('.nvmrc').trim();

describe('the version of Node.js in .nvmrc', () => {
  it('is one that package.json allows', () => {
    const [, oldest = ''] =
      /^>=([\d.]+)$/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
    expect(oldest).not.toBe('');
    expect(version.localeCompare(oldest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('is that of the images and the workflow', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)];
    expect(images.map(([, tag]) => tag)).toEqual([version, version]);
    expect(read('.github/workflows/test.yml').match(/node-version.*/g)).toEqual([
      'node-version-file: .nvmrc',
    ]);
    const [major] = version.split('.');
    expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toMatch(`:${major}-`);
  });
});
