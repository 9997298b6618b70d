import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type NewSandbox, newSandbox } from '../testing/new-sandbox';
import { openRaw, rawRequest } from '../testing/servers/raw-http';

/** A process that attacks a site until it is stopped, and then prints how often each attack got which status. */

/** A request that an attacker sends again and again, each time on a new connection. */
type Attack = readonly [
  /** Number of requests at the same time. All attacks together have less than 200 connections. */
  atOnce: number,
  /** Time the connection stays open after the first bytes of the response, which are all that is read. */
  holdMs: number,
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: string,
];

const [origin = '', from] = process.argv.slice(2);
const HOLD_MS = 20_000;
const SANDBOXES = 10;

const json = { 'Content-Type': 'application/json' };
const length = (bytes: number) => ({ ...json, 'Content-Length': String(bytes) });
const nul = `{"${'k'.repeat(110_000)}":[${Array(13_000).fill('"\\u0000"').join(',')}]}`;
const deep = `{"action":${'['.repeat(2_500)}${']'.repeat(2_500)}}`;
const long = JSON.stringify('f'.repeat(30_000));
const year = '{"advanceSeconds":34560000}';
const form = { ...length(4_900_000), 'Content-Type': 'multipart/form-data; boundary=b' };
const part = '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';

/** Each has taken something from other clients. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  create: [2, 500, 'POST', '/sandbox', json, '{}'],
  nul: [1, 500, 'POST', '/sandbox/world', json, nul],
  deep: [1, 500, 'POST', '/sandbox/world', json, deep],
  unread: [8, 1_000, 'POST', '/v2/nope', json, ' '.repeat(1_000_000)],
  unsent: [8, 1_000, 'POST', '/v2/nope', length(10)],
  half: [8, 100, 'POST', '/v2/oauth/getAccessToken', length(9_000), '{'],
  health: [8, 0, 'GET', '/v2/health'],
  inbox: [4, 50, 'POST', '/sandbox/inbox/full', json, long],
  clock: [50, 1_000, 'POST', '/sandbox/clock', json, year],
  // A clock can only be moved by some years.
  reset: [1, 1_000, 'POST', '/sandbox/reset', json, '{}'],
  slow: [40, HOLD_MS, 'GET', '/v2/docs/openapi.json'],
  stream: [50, HOLD_MS, 'GET', '/sandbox/stream'],
  upload: [8, HOLD_MS, 'POST', '/v2/reviews/createReview', form, part],
};

const anyPart = () => Math.floor(Math.random() * 65_536).toString(16);
/** Each request comes from one address, or from another network of one IPv6 host. */
const client = () => ({
  'X-Forwarded-For': from === 'networks' ? `2001:db8:77:${anyPart()}::1` : '203.0.113.7',
});
const sandboxes: NewSandbox[] = [];

/** Sends a request. @returns the status of the response; `none` without one */
async function send([, holdMs, method, path, headers, body]: Attack): Promise<string> {
  const sandbox = sandboxes[Math.floor(Math.random() * sandboxes.length)];
  const token = path.startsWith('/v2') ? sandbox?.shop.accessToken : sandbox?.key;
  const all = { ...client(), Authorization: `Bearer ${token}`, ...headers };
  const connection = await openRaw(origin);
  try {
    connection.send(rawRequest(method, new URL(origin + path).pathname, all, body));
    const received = await connection.take(HOLD_MS);
    connection.pause();
    await wait(holdMs);
    return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none';
  } finally {
    connection.destroy();
  }
}

const results: Record<string, Record<string, number>> = {};
async function repeat(name: string, attack: Attack): Promise<never> {
  results[name] ??= {};
  for (;;) {
    const status = await send(attack).catch(() => 'failed');
    results[name][status] = (results[name][status] ?? 0) + 1;
  }
}

// The lowest: on a machine with few processors, the attacker's own work would slow the server down.
setPriority(19);
process.once('SIGTERM', () => {
  console.log('\nThe attacker got', results);
  process.exit();
});
while (sandboxes.length < SANDBOXES) sandboxes.push(await newSandbox(origin, client()));
for (const [name, attack] of Object.entries(ATTACKS)) {
  for (let count = 0; count < attack[0]; count++) void repeat(name, attack);
}
