import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { SCRIPT_FILE } from '../../../build/sdk/bundle-sdk';
import { createTestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { findTool } from '../runner/ensure-tools';
import type { ToolName } from '../runner/tools.data';
import { sdkFiles, startScriptSite, startShop } from './script-site';
import { runSdkFlows } from './sdk-flows';

interface OtherBrowser {
  name: string;
  tools: readonly ToolName[];
  /** The command that opens an address without a screen. */
  command(programs: readonly string[], url: string, profile: string): readonly string[];
}

const BROWSERS: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    tools: ['firefox'],
    command: (programs, url, profile) => [...programs, '--headless', '--profile', profile, url],
  },
  {
    name: 'WebKit',
    tools: ['xvfb', 'webkit'],
    command: ([display = '', webkit = ''], url) => [display, '-a', webkit, '--private', url],
  },
];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A shop with the SDK, whose page runs the flows and reports what they saw. */
async function startFlowShop() {
  const api = await createTestApi(await testDatabase());
  const site = await startScriptSite(api, await sdkFiles());
  const reports = new EventEmitter();
  const report = once(reports, 'report').then(([text]) => text as string);
  const identity = { customerIdentifier: 'mara@mail.example' };
  const shop = await startShop(
    (customer) => api.issueStorefrontToken(customer === 'mara' ? identity : {}),
    (text) => reports.emit('report', text),
  );
  closing.push(site.close, shop.close);
  shop.show({
    html: `<!doctype html><title>Shop</title><script src="${site.origin}/sdk/v2/${SCRIPT_FILE}"></script>
      <script type="module">
        const flows = ${runSdkFlows};
        const results = await flows(Laurel, '${api.shop.domain}').catch(String);
        await fetch('/laurel/report', { method: 'POST', body: JSON.stringify(results) });
      </script>`,
  });
  return { origin: shop.origin, report };
}

/** Opens a page in a browser that ends with the test. */
async function openIn({ tools, command }: OtherBrowser, url: string) {
  const programs = tools.map((tool) => findTool(tool) ?? tool);
  const profile = await mkdtemp(join(tmpdir(), 'laurel-profile-'));
  const [program = '', ...args] = command(programs, url, profile);
  const browser = spawn(program, args, { stdio: 'ignore', detached: true });
  closing.push(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  closing.push(() => endGroup(browser));
}

/** Ends a process with those that it has started. */
async function endGroup(leader: ChildProcess) {
  if (leader.pid === undefined || leader.exitCode !== null) return;
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  process.kill(-leader.pid);
  await ended;
}

it.each(BROWSERS)('in $name, the flows of a shop work as in Chromium', async (browser) => {
  const { origin, report } = await startFlowShop();
  await openIn(browser, origin);
  expect(JSON.parse(await report)).toEqual({
    'before init': 'SDK_NOT_INITIALIZED',
    'start as a guest': 'success',
    'a second start': 'SDK_ALREADY_INITIALIZED',
    'the role of a guest': { role: 'guest' },
    'what is for customers only': 'NOT_AUTHENTICATED',
    'save as a guest, and remove': ['success', 'success', 'created 880010', 'deleted 880010'],
    'sign in': 'success',
    'balance, redeem, balance': [320.5, 'success', 220.5],
    'too few points': 'NOT_ENOUGH_POINTS',
    'run when ready': 'ran',
    'a lost connection': 'NETWORK_ERROR',
    'sign out': ['success', { role: 'guest' }],
  });
});
