import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { eventually } from '../eventually';
import { replaceOrigins } from '../page-samples';
import { FOLLOW_TIMEOUT_MS, type FollowedPage, followPage } from '../pages/follow-page';
import { pageStepsOf } from '../pages/page-steps';
import { findTool } from '../runner/ensure-tools';
import { startScriptSite, startShop } from '../sdk/script-site';
import { freePort } from '../servers/free-port';
import { startPackageRegistry } from './package-registry';
import { routeToApi } from './shop-browser';

const PRODUCT = { id: 880010, title: 'Wool scarf' };
const NEXT = resolve('node_modules/next');

/** Pages whose files the page on Next.js tells to copy. */
const COPIED = ['content/docs/Sdk/custom_storefront.md', 'content/docs/Sdk/frameworks/nextjs.md'];
const WANTED = /^(?:app|server\/(?:laurel-tokens|token-route))[/.]/;

it(
  'work in an app with Next.js, whose server renders placeholders',
  async (test) => {
    const executablePath = findTool('chromium');
    if (!executablePath) return test.skip('Chromium is not installed');
    const api = await createTestApi(await testDatabase());
    const registry = await startPackageRegistry();
    onTestFinished(() => registry.close());
    const apiSite = await startScriptSite(api, []);
    const shop = await startShop(async () => '');
    shop.show({ html: JSON.stringify(PRODUCT) });
    onTestFinished(() => {
      apiSite.close();
      shop.close();
    });
    const origins = {
      'https://northlight.shop.example': shop.origin,
      'northlight.shop.example': api.shop.domain,
      'https://api.laurel.example': apiSite.origin,
    };
    const app = await followPage('content/docs/Sdk/react_sdk.md', {
      origins,
      environment: registry.environment,
      before: ['npm init -y', 'npm install react@19 react-dom@19'],
    });
    const url = await startNext(app, api, origins);

    const html = await (await fetch(`${url}/products/wool-scarf`)).text();
    expect(html).toContain(
      '<div class="laurel-rv-average-placeholder" data-laurel-product-id="880010"></div>',
    );
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const context = await browser.newContext();
    const paths = await routeToApi(context, api);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${url}/products/wool-scarf`);
    await page.waitForFunction('window.Laurel');
    const role = () => page.evaluate('Laurel.getCurrentRole()');
    await expect.poll(role, { timeout: 10_000 }).toMatchObject({ data: { role: 'guest' } });
    expect(paths).toContain('/storefront/v1/session');
    expect(errors).toEqual([]);
  },
  FOLLOW_TIMEOUT_MS,
);

/** Adds the files that the page on Next.js tells to copy, builds the app, and starts it. @returns its origin */
async function startNext(
  { folder, shell }: FollowedPage,
  api: TestApi,
  origins: Readonly<Record<string, string>>,
): Promise<string> {
  for (const step of COPIED.flatMap((page) => pageStepsOf(readFileSync(page, 'utf8'), 'node'))) {
    if (step.kind !== 'file' || !WANTED.test(step.path)) continue;
    const file = join(folder, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, replaceOrigins(step.text, origins));
  }
  // The framework is that of the project; its bundler by default doesn't follow links to other folders.
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['next', 'typescript', '@types/node', '@types/react']) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(
    join(folder, 'next.config.mjs'),
    'export default { typescript: { ignoreBuildErrors: true } };',
  );
  const { clientId, clientSecret } = api.clients.full;
  writeFileSync(
    join(folder, '.env.local'),
    `LAUREL_CLIENT_ID=${clientId}\nLAUREL_CLIENT_SECRET=${clientSecret}\n`,
  );
  const next = `NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 node ${NEXT}/dist/bin/next`;
  const { status, output } = await shell.run(`${next} build --webpack`);
  expect(status, output).toBe(0);
  const port = await freePort();
  await shell.start(`${next} start --port ${port}`, 'next.log');
  const url = `http://localhost:${port}`;
  await eventually(async () => expect((await fetch(`${url}/laurel/token`)).status).toBe(405));
  return url;
}
