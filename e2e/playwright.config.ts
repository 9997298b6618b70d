import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTool } from '../lib/tools/testing/runner/ensure-tools';
import { LONG_FILES } from '../lib/tools/testing/runner/test-all';
import { freePort } from '../lib/tools/testing/servers/free-port';
import { BASE, variantEnvironment } from './variant/environment';

const executablePath = findTool('chromium');
if (!executablePath) {
  throw new Error(
    'Chromium is missing. Run `npx tsx lib/tools/testing/runner/ensure-tools.ts` to install it.',
  );
}

// Workers read this file again and must use the same ports.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_VARIANT_PORT ??= String(await otherPort(process.env.E2E_PORT));
const { E2E_PORT: port, E2E_VARIANT_PORT: variantPort } = process.env;
const baseURL = `http://localhost:${port}`;
const variantURL = `http://localhost:${variantPort}`;
const root = fileURLToPath(new URL('..', import.meta.url));

async function otherPort(taken: string): Promise<number> {
  const port = await freePort();
  return String(port) === taken ? otherPort(taken) : port;
}

interface Service {
  port: string;
  url: string;
  env: { DIST_DIR: string };
}

function serve({ port, url, env }: Service) {
  return {
    command: `node ${env.DIST_DIR}/standalone/start.mjs`,
    cwd: root,
    url,
    // All tests share one client address and would reach the limits.
    env: {
      ...env,
      PORT: port,
      LOG_LEVEL: 'warn',
      SEARCHES_PER_MINUTE: '1000000',
      API_REQUESTS_PER_SECOND: '1000000',
      // Each test has its sandbox.
      SANDBOXES_PER_HOUR: '1000000',
      SANDBOXES_ALIVE_PER_CLIENT: '100000',
      SANDBOX_MB_PER_CLIENT: '100000',
    },
    timeout: 120_000,
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on the retry is listed as flaky in the closing summary of `npm test`.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // End a test that hangs; a busy machine may take long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['**/*.variant.spec.ts', ...LONG_FILES] },
    { name: 'variant', testMatch: '**/*.variant.spec.ts', use: { baseURL: variantURL } },
  ],
  // Without a build of the variant, only the tests of the site can run.
  webServer: [
    serve({
      port,
      url: `${baseURL}/markdown-page`,
      env: { DIST_DIR: '.next' },
    }),
    ...(existsSync(variantEnvironment.DIST_DIR)
      ? [
          serve({
            port: variantPort,
            url: `${variantURL}${BASE}/markdown-page`,
            env: variantEnvironment,
          }),
        ]
      : []),
  ],
});
