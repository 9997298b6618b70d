import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { API_PACKAGE } from '../../../build/packages/api';
import { packPackages } from '../../../build/packages/pack';
import { SANDBOX_PACKAGE } from '../../../build/packages/sandbox';
import { SDK_PACKAGE } from '../../../build/packages/sdk';
import { SDK_REACT_PACKAGE } from '../../../build/packages/sdk-react';
import { eventually } from '../eventually';
import { freePort } from '../servers/free-port';

const run = promisify(execFile);

/** A registry on this machine that has the packages for customers, and React. */
export interface PackageRegistry {
  /** Makes npm use it. */
  environment: Readonly<Record<string, string>>;
  close(): void;
}

const PACKAGES = [API_PACKAGE, SDK_PACKAGE, SDK_REACT_PACKAGE, SANDBOX_PACKAGE];

/** What they need besides, from the project: the oldest supported React and the newest, with their dependencies. */
const PROJECT_PACKAGES = [
  '@types/react',
  '@types/react-dom',
  'csstype',
  'js-tokens',
  'loose-envify',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'react',
  'react-18',
  'react-dom',
  'react-dom-18',
  'react-dom-18/node_modules/scheduler',
  'scheduler',
];

/** Packs the packages, and publishes them to a new registry. */
export async function startPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-registry-'));
  const url = `http://127.0.0.1:${await freePort()}/`;
  writeFileSync(join(folder, 'config.yaml'), configFor(join(folder, 'storage')));
  const registry = spawn(
    process.execPath,
    [
      'node_modules/verdaccio/bin/verdaccio',
      '--config',
      join(folder, 'config.yaml'),
      '--listen',
      url,
    ],
    { stdio: 'ignore' },
  );
  const packed = packPackages(PACKAGES, join(folder, 'packed'));
  await eventually(async () => expect((await fetch(`${url}-/ping`)).ok).toBe(true));
  await Promise.all([
    ...(await packed).map(async (path) => publish(url, readFileSync(path), 'latest')),
    ...PROJECT_PACKAGES.map(async (name) => publish(url, await packFolder(name), 'project')),
  ]);
  const environment = {
    npm_config_registry: url,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_fetch_retries: '0',
    npm_config_cache: join(folder, 'cache'),
  };
  return {
    environment,
    close() {
      registry.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A tarball of a package of the project. */
async function packFolder(name: string): Promise<Buffer> {
  const args = ['-cz', '--transform=s,^[.],package,', '-C', join('node_modules', name), '.'];
  const { stdout } = await run('tar', args, { encoding: 'buffer', maxBuffer: 100_000_000 });
  return stdout;
}

/** Publishes a tarball as npm does, which takes a second for each. @param tag what installs it without a version */
async function publish(url: string, tarball: Buffer, tag: string): Promise<void> {
  const manifest = execFileSync('tar', ['-xzO', 'package/package.json'], { input: tarball });
  const packageJson = JSON.parse(manifest.toString());
  const { name, version } = packageJson;
  const file = `${name}-${version}.tgz`;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  const dist = { integrity, tarball: `${url}${name}/-/${file}` };
  const data = tarball.toString('base64');
  const response = await fetch(url + encodeURIComponent(name), {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer any' },
    body: JSON.stringify({
      name,
      'dist-tags': { [tag]: version },
      versions: { [version]: { ...packageJson, dist } },
      _attachments: {
        [file]: { content_type: 'application/octet-stream', data, length: tarball.length },
      },
    }),
  });
  if (!response.ok) throw new Error(`${file}: ${response.status} ${await response.text()}`);
}

/** Has no uplink: what isn't published here doesn't exist. */
function configFor(storage: string): string {
  const packages = { '**': { access: '$all', publish: '$all' } };
  // YAML reads JSON.
  return JSON.stringify({ storage, auth: {}, uplinks: {}, packages });
}
