import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFunctions } from '../../content/sdk/model';
import { API_PACKAGE } from './api';
import { packPackages } from './pack';
import { SANDBOX_PACKAGE } from './sandbox';
import { SDK_AREAS, SDK_PACKAGE } from './sdk';
import { SDK_REACT_PACKAGE } from './sdk-react';

const LIBRARIES = [API_PACKAGE, SDK_PACKAGE, SDK_REACT_PACKAGE];
const SOURCES = [...LIBRARIES, SANDBOX_PACKAGE];

let folder: string;
let tarballs: Buffer[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-packages-'));
  tarballs = (await packPackages(SOURCES, join(folder, 'packed'))).map((path) =>
    readFileSync(path),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarballOf = (name: string) => {
  const tarball = tarballs[SOURCES.findIndex((source) => source.name === name)];
  if (!tarball) throw new Error(`${name} isn't packed.`);
  return new Uint8Array(tarball);
};

describe.each(SOURCES.map(({ name }) => name))('%s', (name) => {
  it('has no problems for publint', async () => {
    const { buffer } = tarballOf(name);
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages).toEqual([]);
  });
});

describe.each(LIBRARIES.map(({ name }) => name))('%s', (name) => {
  it('has types for each entry point and resolution', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarballOf(name)));
    if (!result.types) throw new Error('There are no types.');
    // CommonJS gets ES modules, as documented; Node.js loads them with `require`.
    const problems = result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
    expect(problems).toEqual([]);
  });
});

it.each(SDK_AREAS)('the area %s has each declared function, also on a server', async (area) => {
  const file = join(folder, 'packed', SDK_PACKAGE.name, `${area}.js`);
  const exported = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const names = listFunctions(area).map(({ name }) => name);
  expect(names.filter((name) => typeof exported[name] !== 'function')).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});

it('the commands of the sandbox explain themselves by the name of their package', () => {
  const file = join(folder, 'packed', SANDBOX_PACKAGE.name, 'sandbox.js');
  const run = (...args: string[]) => execFileSync(process.execPath, [file, ...args]).toString();
  expect(run('--help')).toContain('Usage: npx @laurel/sandbox <command>');
  expect(run('listen', '--help')).toContain('Usage: npx @laurel/sandbox listen --forward');
});
