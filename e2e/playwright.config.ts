import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTool } from '../lib/tools/testing/runner/ensure-tools';
import { isTestAll, LONG_FILES } from '../lib/tools/testing/runner/test-all';
import { freePort } from '../lib/tools/testing/servers/free-port';
import { BASE, variantEnvironment } from './variant/environment';

const executablePath = findTool('chromium');
if (!executablePath) {
  throw new Error(
    'Chromium is missing. Run `npx tsx lib/tools/testing/runner/ensure-tools.ts` to install it.',
  );
}

// Workers read this file again and must use the same port.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;
const { project, build, base } =
  process.env.E2E_VARIANT === '1'
    ? {
        project: { name: 'variant', testMatch: '**/*.variant.spec.ts' },
        build: variantEnvironment,
        base: BASE,
      }
    : {
        project: { name: 'site', testIgnore: ['**/*.variant.spec.ts', ...LONG_FILES] },
        build: { DIST_DIR: '.next' },
        base: '',
      };

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  fullyParallel: true,
  // `npm run test:all` also runs the tests with this tag.
  ...(isTestAll ? {} : { grepInvert: /@all/ }),
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
  projects: [project],
  webServer: {
    command: `node ${build.DIST_DIR}/standalone/start.mjs`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}${base}/markdown-page`,
    // All tests share one client address and would reach the limits.
    env: {
      ...build,
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
  },
});
