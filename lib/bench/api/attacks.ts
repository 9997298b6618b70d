import { setTimeout as wait } from 'node:timers/promises';
import { type NewSandbox, newSandbox } from '../../testing/new-sandbox';
import { chunked, openRaw, rawRequest } from '../../testing/raw-http';

/** Who attacks: one client with its sandboxes. */
export interface Attacker {
  origin: string;
  /** The `X-Forwarded-For` of its next request. */
  address: () => string;
  /** The sandboxes that it created last. */
  sandboxes: NewSandbox[];
}

/** What an attacker does again and again. */
export interface Attack {
  name: string;
  /** How often at the same time. All attacks together have less than 200 connections. */
  atOnce: number;
  pauseMs: number;
  /** @returns the status of the response; `none` without one */
  run: (attacker: Attacker) => Promise<string>;
}

const PATIENCE_MS = 30_000;
const MAX_SANDBOXES = 20;
const YEAR_AND_MORE_SECONDS = 400 * 24 * 60 * 60;
const IMAGE_BYTES = 4_900_000;
const INBOX_BYTES = 30_000;
/** How long connections that only wait are kept. */
const HOLD_MS = 20_000;
/** Pieces of an upload, with a pause after each. */
const STALLED_PIECES = 20;

const NUL_BODY = `{"action":"orderPaid","${'k'.repeat(110_000)}":[${Array(13_000).fill('"\\u0000"').join(',')}]}`;
const DEEP_BODY = `{"action":"orderPaid","a":${'['.repeat(2_500)}${']'.repeat(2_500)}}`;

/** Each sends requests that took something from other clients. */
export const ATTACKS: readonly Attack[] = [
  { name: 'creates sandboxes', atOnce: 2, pauseMs: 200, run: createSandbox },
  { name: 'hides requests in bodies', atOnce: 4, pauseMs: 100, run: smuggle },
  { name: 'sends NUL', atOnce: 1, pauseMs: 500, run: (by) => changeWorld(by, NUL_BODY) },
  { name: 'sends deep JSON', atOnce: 1, pauseMs: 500, run: (by) => changeWorld(by, DEEP_BODY) },
  { name: 'leaves bodies unread', atOnce: 8, pauseMs: 100, run: sendUnreadBody },
  { name: 'sends bodies late', atOnce: 8, pauseMs: 100, run: sendLateBody },
  { name: 'checks the health', atOnce: 8, pauseMs: 0, run: checkHealth },
  { name: 'sends half of a body', atOnce: 8, pauseMs: 100, run: sendHalfBody },
  { name: 'fills inboxes', atOnce: 4, pauseMs: 50, run: fillInbox },
  { name: 'moves clocks', atOnce: 50, pauseMs: 1_000, run: moveClock },
  { name: 'reads images slowly', atOnce: 40, pauseMs: 500, run: readSlowly },
  { name: 'keeps streams', atOnce: 64, pauseMs: 500, run: keepStream },
  { name: 'stalls uploads', atOnce: 8, pauseMs: 500, run: stallUpload },
  { name: 'announces trailers', atOnce: 2, pauseMs: 200, run: announceTrailer },
];

function send(
  { origin, address }: Attacker,
  path: string,
  { token, ...init }: RequestInit & { token?: string },
): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    ...init,
    headers: {
      'X-Forwarded-For': address(),
      ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

async function statusOf(sent: Promise<Response>): Promise<string> {
  const response = await sent;
  await response.arrayBuffer();
  return String(response.status);
}

/** Sends bytes, and keeps the connection for a while after the first response. */
async function sendRaw(
  { origin }: Attacker,
  bytes: string,
  { waitMs = HOLD_MS, holdMs = 0 } = {},
): Promise<string> {
  const connection = await openRaw(origin);
  try {
    connection.send(bytes);
    const received = await connection.take(waitMs);
    await wait(holdMs);
    return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none';
  } finally {
    connection.destroy();
  }
}

function anySandbox({ sandboxes }: Attacker): NewSandbox {
  const sandbox = sandboxes[Math.floor(Math.random() * sandboxes.length)];
  if (!sandbox) throw new Error('no sandbox');
  return sandbox;
}

async function createSandbox({ origin, address, sandboxes }: Attacker): Promise<string> {
  sandboxes.push(await newSandbox(origin, { 'X-Forwarded-For': address() }));
  if (sandboxes.length > MAX_SANDBOXES) sandboxes.shift();
  return '200';
}

function smuggle(attacker: Attacker): Promise<string> {
  const { key } = anySandbox(attacker);
  const inner = rawRequest('POST', '/sandbox/inbox/smuggled', {
    Authorization: `Bearer ${key}`,
    'Content-Length': '400',
  });
  const headers = { 'X-Forwarded-For': attacker.address() };
  const isChunked = Math.random() < 0.5;
  const bytes = isChunked
    ? rawRequest('GET', '/v2/health', { ...headers, 'Transfer-Encoding': 'chunked' }) +
      chunked(inner)
    : rawRequest('GET', '/v2/health', headers, inner);
  return sendRaw(attacker, bytes, { waitMs: 2_000, holdMs: 200 });
}

function changeWorld(attacker: Attacker, body: string): Promise<string> {
  return statusOf(send(attacker, '/sandbox/world', { body, token: anySandbox(attacker).key }));
}

function sendUnreadBody(attacker: Attacker): Promise<string> {
  const headers = { 'X-Forwarded-For': attacker.address(), 'Content-Type': 'application/json' };
  const [path = ''] = ['/v2/nope', '/v2/health', '/v2/customers/updateBalance', '/docs/Sdk'].sort(
    () => Math.random() - 0.5,
  );
  return sendRaw(attacker, rawRequest('POST', path, headers, ' '.repeat(1_000_000)), {
    holdMs: 1_000,
  });
}

/** Sends a body after the response to its headers, which leaves the connection open. */
async function sendLateBody(attacker: Attacker): Promise<string> {
  const headers = { 'X-Forwarded-For': attacker.address(), 'Content-Length': '10' };
  const connection = await openRaw(attacker.origin);
  try {
    connection.send(rawRequest('POST', '/v2/nope', headers));
    const { status } = await connection.read('POST', PATIENCE_MS);
    connection.send('0123456789');
    await wait(1_000);
    return String(status);
  } finally {
    connection.destroy();
  }
}

function checkHealth(attacker: Attacker): Promise<string> {
  return statusOf(send(attacker, '/v2/health', { method: 'GET' }));
}

function sendHalfBody(attacker: Attacker): Promise<string> {
  const headers = { 'X-Forwarded-For': attacker.address(), 'Content-Type': 'application/json' };
  const length = { 'Content-Length': '200000' };
  return sendRaw(
    attacker,
    rawRequest('POST', '/v2/oauth/getAccessToken', { ...headers, ...length }, '{'),
  );
}

function fillInbox(attacker: Attacker): Promise<string> {
  const name = `full-${Math.floor(Math.random() * 1_000)}`;
  const body = JSON.stringify('f'.repeat(INBOX_BYTES));
  return statusOf(
    send(attacker, `/sandbox/inbox/${name}`, { body, token: anySandbox(attacker).key }),
  );
}

async function moveClock(attacker: Attacker): Promise<string> {
  const token = anySandbox(attacker).key;
  const body = JSON.stringify({ advanceSeconds: YEAR_AND_MORE_SECONDS });
  const status = await statusOf(send(attacker, '/sandbox/clock', { body, token }));
  // A clock can only be moved by some years.
  if (status === '400') await statusOf(send(attacker, '/sandbox/reset', { body: '{}', token }));
  return status;
}

/** Creates a review with an image. @returns its path */
async function uploadImage(attacker: Attacker): Promise<string | undefined> {
  const bytes = new Uint8Array(IMAGE_BYTES);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF'), 0, 1]);
  const form = new FormData();
  const guest = { guestName: 'Ilse', guestEmail: 'ilse@mail.example' };
  const fields = { productId: 880010, rate: 5, body: 'Warm.', ...guest };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('images', new File([bytes], 'scarf.jpg', { type: 'image/jpeg' }));
  const token = anySandbox(attacker).shop.accessToken;
  const response = await send(attacker, '/v2/reviews/createReview', { body: form, token });
  return /\/v2\/uploads\/[^"]+/.exec(await response.text())?.[0];
}

let image: Promise<string | undefined> | undefined;

async function readSlowly(attacker: Attacker): Promise<string> {
  image ??= uploadImage(attacker).catch(() => undefined);
  const path = await image;
  if (!path) {
    image = undefined;
    return 'none';
  }
  const connection = await openRaw(attacker.origin);
  try {
    connection.send(rawRequest('GET', path, { 'X-Forwarded-For': attacker.address() }));
    const received = await connection.take(PATIENCE_MS);
    connection.pause();
    const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none';
    // The review may have been removed with its image.
    if (status === '404') image = undefined;
    await wait(HOLD_MS);
    return status;
  } finally {
    connection.destroy();
  }
}

function keepStream(attacker: Attacker): Promise<string> {
  const headers = {
    'X-Forwarded-For': attacker.address(),
    Authorization: `Bearer ${anySandbox(attacker).key}`,
  };
  return sendRaw(attacker, rawRequest('GET', '/sandbox/stream', headers), { holdMs: HOLD_MS });
}

async function stallUpload(attacker: Attacker): Promise<string> {
  const connection = await openRaw(attacker.origin);
  try {
    connection.send(
      rawRequest(
        'POST',
        '/v2/reviews/createReview',
        {
          'X-Forwarded-For': attacker.address(),
          Authorization: `Bearer ${anySandbox(attacker).shop.accessToken}`,
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': String(IMAGE_BYTES),
        },
        '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
      ),
    );
    let received = '';
    for (let piece = 0; piece < STALLED_PIECES && received === ''; piece++) {
      received = await connection.take(HOLD_MS / STALLED_PIECES);
      if (connection.isClosed) break;
      connection.send('a');
    }
    return /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'none';
  } finally {
    connection.destroy();
  }
}

function announceTrailer(attacker: Attacker): Promise<string> {
  const headers = { 'X-Forwarded-For': attacker.address(), Trailer: 'Expires' };
  return sendRaw(attacker, rawRequest('GET', '/v2/health', headers));
}
