import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from '../lib/checks/free-port';
import { findChromium } from './ensure-chromium.mjs';

const executablePath = findChromium();
if (!executablePath) {
  throw new Error('There is no Chromium: run "node e2e/ensure-chromium.mjs" to install it.');
}

// Workers read this file again and must come to the same port.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '.output',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
  webServer: {
    command: `node node_modules/next/dist/bin/next start -p ${port}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${baseURL}/markdown-page`,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    timeout: 60_000,
  },
});
