import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { replaceOrigins } from '../page-samples';
import { FOLLOW_TIMEOUT_MS } from '../pages/follow-page';
import { openShell, type PageShell } from '../pages/page-shell';
import { pageStepsOf } from '../pages/page-steps';
import { type PageApi, startPageApi } from '../pages/start-page-api';
import { freePort } from '../servers/free-port';
import { type PackageRegistry, startPackageRegistry } from './package-registry';

const PAGE = readFileSync('content/docs/Webhooks/receive_locally.md', 'utf8');

let api: PageApi;
let registry: PackageRegistry;
let receiver: Server;
let shell: PageShell;
let folder: string;
let origins: Record<string, string>;
/** Topics of the deliveries that the receiver got, with the id of each. */
const received: string[] = [];
/** How many of the next deliveries the receiver loses, as while it restarts. */
let lost = 0;
beforeAll(async () => {
  [api, registry] = await Promise.all([startPageApi(), startPackageRegistry()]);
  const port = await freePort();
  receiver = createServer((request, response) => {
    if (lost-- > 0) return request.socket.destroy();
    received.push(`${request.headers['x-laurel-topic']} ${request.headers['webhook-id']}`);
    response.end();
  }).listen(port);
  origins = { 'http://localhost:3001': api.origin, 'localhost:4242': `localhost:${port}` };
  folder = mkdtempSync(join(tmpdir(), 'laurel-listen-'));
  shell = openShell(folder, {
    ...process.env,
    ...registry.environment,
    npm_config_yes: 'true',
  });
}, FOLLOW_TIMEOUT_MS);
afterAll(async () => {
  await shell?.stop();
  receiver?.close();
  registry?.close();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The code of a sample of the page, for this test's API and receiver. */
function sample(title: string): string {
  const [, code = ''] = PAGE.match(new RegExp(`title="${title}"\n(.*?)\n\`\`\``, 's')) ?? [];
  expect(code, title).not.toBe('');
  return replaceOrigins(code, origins);
}

async function fire(topic: string): Promise<void> {
  const command = `npx @laurel/sandbox fire ${topic} --api ${api.origin}`;
  const { status, output } = await shell.run(command);
  expect(status, output).toBe(0);
  await eventually(() => expect(received.join('\n')).toContain(`${topic} `));
}

it(
  'the package forwards webhooks by the command of the page, installed from a registry',
  async () => {
    await shell.start(sample('Forward with the package'), 'listen.log');
    const log = () => readFileSync(join(folder, 'listen.log'), 'utf8');
    await eventually(() => expect(log()).toMatch(/Listening to \d+ topics/));
    await fire('customer/balanceUpdated');
  },
  FOLLOW_TIMEOUT_MS,
);

it.each([
  ['node', 'forward.mjs', 'review/created'],
  ['python3', 'forward.py', 'review/updated'],
  ['php', 'forward.php', 'customer/birthdayUpdated'],
])(
  'the script of the page for %s forwards what an inbox received, also after the receiver was unavailable',
  async (program, path, topic) => {
    // Another inbox and topic, since the scripts of the other languages still run.
    const own = (text: string) =>
      text.replace('review/created', topic).replace(/\b(inbox|example)\/local\b/g, `$1/${program}`);
    const { status, output } = await shell.run(own(sample('Subscribe an inbox')));
    expect(status, output).toBe(0);
    const file = pageStepsOf(PAGE).find((step) => step.kind === 'file' && step.path === path);
    if (file?.kind !== 'file') throw new Error('The page has no script.');
    writeFileSync(join(folder, path), own(replaceOrigins(file.text, origins)));
    await shell.start(`${program} ${path}`, `${program}.log`);
    // The first attempts of the package, which still runs, and of the script.
    lost = 2;
    await fire(topic);
  },
  FOLLOW_TIMEOUT_MS,
);
