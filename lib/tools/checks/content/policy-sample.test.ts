import { readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSamples } from '../../testing/load-samples';
import { findTool } from '../../testing/runner/ensure-tools';

const PAGE = readFileSync('content/docs/Sdk/production/content_security_policy.md', 'utf8');
const COPIED = /^Content-Security-Policy: (.+)$/m.exec(PAGE)?.[1] ?? '';
const SHOP = 'https://shop.example/';
const SDK = 'https://sdk.laurel.example/v2/sdk.js';
const IMAGES = 'https://images.shop.example';

/** Actions of the SDK in a page, and actions that it must not take. */
const SCRIPT = `
  const root = document.querySelector('#widget').attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img { width: 1px }');
  root.adoptedStyleSheets.push(sheet);
  root.innerHTML = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="${IMAGES}/a.png">';
  Promise.all([
    fetch('https://api.laurel.example/v2/rewards/getTiers'),
    fetch('https://elsewhere.example/').catch(() => null),
    import('https://sdk.laurel.example/v2/rewards.js'),
  ]).then(() => { document.title = 'loaded'; });`;

describe.each(['copied', 'computed'])('the %s content security policy', (kind) => {
  const executablePath = findTool('chromium');
  let browser: Browser | undefined;

  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });

  afterAll(() => browser?.close());

  it('allows what widgets do, and nothing else', async () => {
    if (!browser) return;
    const { contentSecurityPolicy } = await loadSamples<{
      contentSecurityPolicy(imageHosts: readonly string[]): string;
    }>(PAGE, ['server/policy.ts'], {});
    const policy = kind === 'copied' ? COPIED : contentSecurityPolicy([IMAGES]);
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      const url = route.request().url();
      const headers = { 'Access-Control-Allow-Origin': '*' };
      if (url === SHOP) {
        const body = `<!doctype html><div id="widget"></div><script src="${SDK}"></script>`;
        const own = { 'Content-Security-Policy': policy };
        return route.fulfill({ contentType: 'text/html', headers: own, body });
      }
      if (url === SDK) return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
      if (url.endsWith('.js')) {
        return route.fulfill({ contentType: 'text/javascript', headers, body: '' });
      }
      return route.fulfill({ headers, body: '{}' });
    });
    await page.addInitScript(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      addEventListener('securitypolicyviolation', ({ blockedURI }) => blocked.push(blockedURI));
    });
    await page.goto(SHOP);
    await page.waitForFunction(() => document.title === 'loaded');
    const blocked = await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);
    expect(blocked).toEqual(['https://elsewhere.example/']);
    await page.close();
  });
});
