import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rateBuckets, tokens } from '../database/tables/access';
import { sandboxes, sandboxRecords } from '../database/tables/sandboxes';
import { shops } from '../database/tables/shops';
import { shopFingerprint } from '../testing/api/shop-fingerprint';
import { startSandboxes, type TestSandbox } from '../testing/api/test-sandboxes';
import { eventually } from '../testing/eventually';
import { sandboxDocument } from './contract/document';
import { sandboxOperations } from './contract/operations';
import { pruneSandboxes, removeIdleSandboxes } from './remove-sandboxes';

const MARA = '7400112';
const INBOX = 'https://inbox.sandbox.example/orders';
const DAY_SECONDS = 86_400;

let host: Awaited<ReturnType<typeof startSandboxes>>;
beforeAll(async () => {
  host = await startSandboxes();
});

const balanceOf = async (sandbox: TestSandbox) =>
  (await sandbox.read(`customers/getCustomer?customerIdentifier=${MARA}`)).body.pointsBalance;
const addPoints = (sandbox: TestSandbox, balanceDelta = 10) =>
  sandbox.write('customers/updateBalance', { customerIdentifier: MARA, balanceDelta });
const subscribe = (sandbox: TestSandbox, topic: string, address = INBOX) =>
  sandbox.write('webhooks/createSubscription', { topic, address });

async function fingerprints({ credentials }: TestSandbox) {
  const owned = await host.database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, credentials.id))
    .orderBy(shops.id);
  return Promise.all(owned.map(({ id }) => shopFingerprint(host.database, id)));
}

describe('a sandbox', () => {
  it('has credentials that work, of which only the key is needed again', async () => {
    const sandbox = await host.create();
    const { key, shop, otherShop, clients } = sandbox.credentials;
    expect(clients.map(({ name }: { name: string }) => name).sort()).toEqual([
      'belowPlan',
      'disabled',
      'full',
      'partner',
      'readOnly',
    ]);
    for (const { accessToken, domain } of [shop, otherShop]) {
      const token = accessToken;
      const { status } = await host.call('GET', '/v2/rewards/getTiers', { token });
      expect([status, domain]).toEqual([200, expect.stringContaining('.shop.example')]);
    }
    const full = clients.find(({ name }: { name: string }) => name === 'full');
    const issued = await host.call('POST', '/v2/oauth/getAccessToken', {
      body: {
        clientId: full.clientId,
        clientSecret: full.clientSecret,
        grantType: 'client_credentials',
        scope: full.scope,
      },
    });
    expect(issued.status).toBe(200);
    const again = await sandbox.get('/credentials');
    expect(again.body).toEqual(sandbox.credentials);
    const state = (await sandbox.get('')).body;
    expect(state).toMatchObject({ clock: { offsetSeconds: 0 }, queues: { jobs: 0 } });
    for (const secret of [key, shop.accessToken, shop.webhookSecret, full.clientSecret]) {
      expect(JSON.stringify(state)).not.toContain(secret);
    }
  });

  it('keeps its access token for as long as it exists', async () => {
    const sandbox = await host.create();
    await sandbox.post('/clock', { advanceSeconds: 2 * DAY_SECONDS });
    expect(await balanceOf(sandbox)).toBe(320.5);
  });

  it('is reset to equal data, with its credentials and issued tokens', async () => {
    const sandbox = await host.create();
    const before = await fingerprints(sandbox);
    const { body: storefront } = await sandbox.write('oauth/getStorefrontToken', {});
    await addPoints(sandbox);
    await sandbox.post('/world', { action: 'programOff' });
    await sandbox.put('/inbox/orders', { status: 500 });
    expect((await sandbox.post('/reset')).status).toBe(200);
    const reads = async () =>
      Promise.all(
        [
          `customers/getCustomer?customerIdentifier=${MARA}`,
          `rewards/getActivityHistory?customerIdentifier=${MARA}`,
          'reviews/getReviews',
          'webhooks/getSubscriptions',
        ].map(async (path) => JSON.stringify((await sandbox.read(path)).body)),
      );
    const first = await reads();
    expect(await balanceOf(sandbox)).toBe(320.5);
    host.clock.advance(60_000);
    await sandbox.post('/reset');
    expect(await reads()).toEqual(first);
    const after = await fingerprints(sandbox);
    // Tokens and sessions of guests stay.
    const data = ({ tokens: _, sessions: __, ...rest }: Record<string, string>) => rest;
    expect(after.map(data)).toEqual(before.map(data));
    const token = storefront.storefrontToken;
    expect((await host.call('GET', '/v2/rewards/getTiers', { token })).status).toBe(200);
    expect((await sandbox.get('/inbox/orders')).body).toEqual({ received: [] });
  });

  it('can not be seen or counted by another one', async () => {
    const [first, second] = [await host.create(), await host.create()];
    await subscribe(first, 'customer/balanceUpdated');
    const before = await fingerprints(second);
    await addPoints(first);
    await first.post('/drain');
    expect(await fingerprints(second)).toEqual(before);
    expect((await second.get('/inbox/orders')).body.received).toEqual([]);
    expect((await second.get('/deliveries')).body.deliveries).toEqual([]);
    const [{ id }] = (await first.get('/deliveries')).body.deliveries;
    const foreign = await second.post(`/deliveries/${id}/resend`);
    const unknown = await second.post('/deliveries/1/resend');
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
  });

  it('is removed after 24 idle hours with all that belongs to it, and not before', async () => {
    const [idle, used] = [await host.create(), await host.create()];
    const left = async ({ credentials }: TestSandbox) =>
      (await host.database.select().from(sandboxes).where(eq(sandboxes.id, credentials.id))).length;
    host.clock.advance(23 * 60 * 60 * 1_000);
    await removeIdleSandboxes(host.services);
    expect(await left(idle)).toBe(1);
    await balanceOf(used);
    host.clock.advance(60 * 60 * 1_000);
    const shopIds = await fingerprints(idle);
    expect(shopIds).toHaveLength(3);
    await removeIdleSandboxes(host.services);
    expect([await left(idle), await left(used)]).toEqual([0, 1]);
    expect((await idle.get('')).status).toBe(401);
    expect((await idle.read('rewards/getTiers')).status).toBe(401);
    expect(await fingerprints(idle)).toEqual([]);
    const { clientId } = idle.credentials.clients[0];
    const ofClient = host.database.select().from(tokens).where(eq(tokens.clientId, clientId));
    expect(await ofClient).toEqual([]);
    expect(await balanceOf(used)).toBe(320.5);
  });
});

describe('the limits of a host', () => {
  it('count sandboxes for each network and hour', async () => {
    const limited = await startSandboxes({ perHour: 2 });
    await limited.create('192.0.2.1');
    await limited.create('192.0.2.1');
    const third = await limited.call('POST', '/sandbox', { body: {}, address: '192.0.2.1' });
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(third.body).toMatchObject({ error: 'Too Many Requests', statusCode: 429 });
    await limited.create('192.0.2.2');
    limited.clock.advance(3_600_000);
    await limited.create('192.0.2.1');
  });

  it('end when there are too many sandboxes', async () => {
    const limited = await startSandboxes({ alive: 0 });
    const { status, headers } = await limited.call('POST', '/sandbox', { body: {} });
    expect([status, headers.get('retry-after')]).toEqual([503, '3600']);
  });

  it('stop writes to a sandbox with too many rows, until it is reset, and no reads', async () => {
    const limited = await startSandboxes({ rows: 100 });
    const sandbox = await limited.create();
    await balanceOf(sandbox);
    const { status, body } = await addPoints(sandbox);
    expect([status, body.message]).toEqual([
      503,
      ['the sandbox has too many rows, reset it to continue'],
    ]);
    expect(await balanceOf(sandbox)).toBe(320.5);
    const world = { action: 'addTag', customerIdentifier: MARA, tag: 'x' };
    expect((await sandbox.post('/world', world)).body.message).toEqual(body.message);
    expect((await sandbox.put('/inbox/orders', {})).status).toBe(503);
    limited.services.limits.rows = 1_000_000;
    expect((await sandbox.post('/reset')).status).toBe(200);
    expect((await addPoints(sandbox)).status).toBe(200);
  });

  it('count the reads and the writes of a sandbox', async () => {
    const { credentials } = await host.create();
    const headers = { Authorization: `Bearer ${credentials.key}` };
    const state = () => host.send('GET', '/sandbox', { headers });
    const statuses = await Promise.all(
      Array.from({ length: 41 }, async () => (await state()).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const write = await host.send('POST', '/sandbox/drain', { headers });
    expect(write.status).toBe(200);
  });

  it('count the inboxes with a response of their own', async () => {
    const sandbox = await host.create();
    for (let count = 0; count < 100; count++) {
      await sandbox.put(`/inbox/box-${count}`, { status: 500 });
    }
    const { status, body } = await sandbox.put('/inbox/other', { status: 500 });
    expect([status, body.message]).toEqual([
      409,
      ['at most 100 inboxes can have a response of their own, reset the sandbox'],
    ]);
    expect((await sandbox.put('/inbox/box-1', { status: 200 })).status).toBe(200);
  });
});

describe('the clock', () => {
  it('does what becomes due within a year, in its order, without waiting for inboxes', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    // Its address is not an inbox, so every delivery would be retried.
    await sandbox.write('webhooks/deleteSubscription', { id: 77 });
    await sandbox.put('/inbox/orders', { delayMs: 5_000 });
    const before = Date.parse((await sandbox.get('')).body.now);
    const { body } = await sandbox.post('/clock', { advanceSeconds: 365 * DAY_SECONDS });
    expect(Date.parse(body.now)).toBe(before + 365 * DAY_SECONDS * 1_000);
    expect(body.ticks).toBeGreaterThan(0);
    expect(body.deliveries).toBeGreaterThan(5);
    expect(host.waits).not.toContain(5_000);
    const { deliveries } = (await sandbox.get('/deliveries')).body;
    const times = deliveries.map((entry: { triggeredAt: string }) => entry.triggeredAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('makes the planned retries, each with the same id', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/birthdayUpdated');
    await sandbox.put('/inbox/orders', { status: 500 });
    await sandbox.write('customers/updateBirthday', {
      customerIdentifier: '7400115',
      day: 1,
      month: 6,
    });
    const { body } = await sandbox.post('/clock', { advanceSeconds: DAY_SECONDS });
    expect(body.deliveries).toBe(9);
    const [found] = (await sandbox.get('/deliveries?topic=customer/birthdayUpdated')).body
      .deliveries;
    expect(found).toMatchObject({ state: 'failed', address: INBOX });
    const planned = [10, 30, 120, 300, 900, 1_800, 3_600, 7_200];
    const at = found.attempts.map((attempt: { at: string }) => Date.parse(attempt.at));
    for (const [index, seconds] of planned.entries()) {
      const wait = (at[index + 1] - at[index]) / 1_000;
      expect(wait).toBeGreaterThanOrEqual(seconds * 0.9);
      expect(wait).toBeLessThanOrEqual(seconds * 1.1);
    }
    await sandbox.put('/inbox/orders', {});
    const resent = await sandbox.post(`/deliveries/${found.id}/resend`);
    expect(resent.body).toMatchObject({ state: 'delivered' });
    expect(resent.body.attempts).toHaveLength(10);
  });

  it('drains the rate buckets of its sandbox, and a reset leaves them as they are', async () => {
    const sandbox = await host.create();
    const { key, shop } = sandbox.credentials;
    const send = async (method: string, path: string, token: string, body?: object) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const init = { headers, ...(body && { body: JSON.stringify(body) }) };
      return (await host.send(method, path, init)).status;
    };
    const read = () => send('GET', '/v2/rewards/getTiers', shop.accessToken);
    const readAll = async () => {
      let admitted = 0;
      while ((await read()) === 200) admitted++;
      return admitted;
    };
    await host.database.delete(rateBuckets);
    expect(await readAll()).toBe(40);
    expect(await send('POST', '/sandbox/clock', key, { advanceSeconds: 5 })).toBe(200);
    expect(await readAll()).toBe(10);
    expect(await send('POST', '/sandbox/reset', key, {})).toBe(200);
    expect(await readAll()).toBe(0);
    host.clock.advance(500);
    expect(await readAll()).toBe(1);
  });

  it('is at most ten years ahead', async () => {
    const sandbox = await host.create();
    await host.database
      .update(shops)
      .set({ clockOffsetMs: 3_650 * DAY_SECONDS * 1_000 })
      .where(eq(shops.sandboxId, sandbox.credentials.id));
    const { status, body } = await sandbox.post('/clock', { advanceSeconds: 1 });
    expect([status, body.message]).toEqual([
      400,
      ['the clock can be at most 10 years ahead of the real time, which is 0 days from here'],
    ]);
  });

  it('sends retries together that are due at nearly the same time', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await sandbox.put('/inbox/orders', { status: 500 });
    for (let index = 0; index < 20; index++) await addPoints(sandbox);
    const moves = vi.spyOn(host.services, 'deliverDue');
    await sandbox.post('/clock', { advanceSeconds: DAY_SECONDS });
    const calls = moves.mock.calls.length;
    moves.mockRestore();
    const found = (await sandbox.get('/deliveries?topic=customer/balanceUpdated')).body.deliveries;
    const retried = found.filter((entry: { address: string }) => entry.address === INBOX);
    expect(retried).toHaveLength(20);
    expect(retried.every((entry: { attempts: unknown[] }) => entry.attempts.length === 9)).toBe(
      true,
    );
    // One look for each of the 8 × 20 retries would be 160.
    expect(calls).toBeLessThan(100);
  });

  it('never goes back', async () => {
    const sandbox = await host.create();
    const { status, body } = await sandbox.post('/clock', { advanceSeconds: -1 });
    expect([status, body.message]).toEqual([400, ['advanceSeconds must be at least 0']]);
  });
});

describe('an inbox', () => {
  const secretOf = ({ credentials }: TestSandbox) =>
    Buffer.from(credentials.shop.webhookSecret.slice('whsec_'.length), 'base64');
  const signed = (secret: Buffer | string, body: string, seconds: number, id = 'msg_1') => ({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  });

  it('says whether a signature is valid, and exactly why not', async () => {
    const sandbox = await host.create();
    const now = Math.floor(host.clock.now() / 1_000);
    const post = async (headers: Record<string, string>, body = '{}') => {
      await host.call('POST', '/sandbox/inbox/mine', {
        token: sandbox.credentials.key,
        headers,
        body,
      });
      return (await sandbox.get('/inbox/mine')).body.received[0].signature;
    };
    const secret = secretOf(sandbox);
    expect(await post(signed(secret, '{}', now))).toEqual({ valid: true, reason: null });
    expect((await post({})).reason).toBe(
      'The headers webhook-id, webhook-timestamp and webhook-signature are missing.',
    );
    expect((await post(signed(secret, '{}', now - 301))).reason).toBe(
      'webhook-timestamp is 301 seconds old. At most 300 are accepted.',
    );
    expect((await post(signed(secret, '{}', now + 400))).reason).toContain(
      '400 seconds in the future',
    );
    const asText = sandbox.credentials.shop.webhookSecret;
    expect((await post(signed(asText, '{}', now))).reason).toContain('was used as text');
    expect((await post(signed('other', '{}', now))).reason).toContain('another secret');
  });

  it('tells a changed body from another secret', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await addPoints(sandbox);
    await sandbox.post('/drain');
    const [received] = (await sandbox.get('/inbox/orders')).body.received;
    expect(received.signature).toEqual({ valid: true, reason: null });
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': by } = received.headers;
    const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': by };
    const repeat = async (body: string, changed = {}) => {
      const token = sandbox.credentials.key;
      await host.call('POST', '/sandbox/inbox/orders', {
        token,
        headers: { ...headers, ...changed },
        body,
      });
      return (await sandbox.get('/inbox/orders')).body.received[0].signature.reason;
    };
    expect(await repeat(received.body)).toBeNull();
    const flipped = received.body.replace('occurredAt', 'occurredAT');
    expect(await repeat(flipped)).toBe(
      'The body was changed after it was signed: it differs from byte 11 on.',
    );
    expect(await repeat(received.body, signed('other', received.body, Number(at), id))).toContain(
      'made with another secret',
    );
  });

  it('responds as it was told to', async () => {
    const sandbox = await host.create();
    const told = { status: 410, delayMs: 200, body: 'gone' };
    expect((await sandbox.put('/inbox/mine', told)).body).toEqual(told);
    const response = await host.send('POST', '/sandbox/inbox/mine', {
      headers: { Authorization: `Bearer ${sandbox.credentials.key}` },
      body: 'anything',
    });
    expect([response.status, await response.text()]).toEqual([410, 'gone']);
    expect(host.waits).toContain(200);
  });

  it('is the only receiver: nothing else is called', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'review/created', 'https://hooks.partner.example/reviews');
    await sandbox.write('reviews/createReview', {
      guestName: 'Robin',
      guestEmail: 'robin@example.com',
      productId: 880010,
      rate: 5,
      body: 'Warm.',
    });
    await sandbox.post('/drain');
    const { deliveries } = (await sandbox.get('/deliveries?topic=review/created')).body;
    const outside = deliveries.find((entry: { address: string }) =>
      entry.address.includes('hooks.partner'),
    );
    expect(outside.attempts[0]).toMatchObject({
      status: null,
      error: expect.stringContaining('inboxes of the sandbox only'),
    });
  });
});

describe('the header X-Sandbox-Fail', () => {
  it.each([
    ['429', 429, '1'],
    ['500', 500, null],
    ['503', 503, '5'],
    ['slow', 503, '5'],
  ])('%s returns %i and changes nothing', async (value, status, retryAfter) => {
    const sandbox = await host.create();
    const before = await fingerprints(sandbox);
    const body = { customerIdentifier: MARA, balanceDelta: 1 };
    const failed = await sandbox.write('customers/updateBalance', body, {
      'X-Sandbox-Fail': value,
    });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(failed.body).toMatchObject({ statusCode: status });
    expect(failed.headers.get('x-sandbox-fail')).toBe(value);
    expect(failed.headers.get('access-control-expose-headers')).toMatch(
      /^X-Request-Id, .*, X-Sandbox-Fail$/,
    );
    expect(failed.body.message).toContain('this error was requested with X-Sandbox-Fail');
    expect(await fingerprints(sandbox)).toEqual(before);
    if (value === 'slow') expect(host.waits).toContain(10_000);
  });

  it('fails requests for tokens too, and rejects other values', async () => {
    const sandbox = await host.create();
    const { clientId } = sandbox.credentials.clients[0];
    const headers = { 'X-Sandbox-Fail': '503' };
    const token = await host.call('POST', '/v2/oauth/getAccessToken', {
      body: { clientId },
      headers,
    });
    expect(token.status).toBe(503);
    const other = await sandbox.write('customers/updateBalance', {}, { 'X-Sandbox-Fail': '418' });
    expect(other.body.message).toEqual(['X-Sandbox-Fail must be 429, 500, 503 or slow']);
  });
});

describe('the stream', () => {
  /** Reads records until there are as many as wanted. */
  async function read(sandbox: TestSandbox, count: number, lastEventId?: number) {
    const response = await host.send('GET', '/sandbox/stream', {
      headers: {
        Authorization: `Bearer ${sandbox.credentials.key}`,
        ...(lastEventId !== undefined && { 'Last-Event-ID': String(lastEventId) }),
      },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const parse = () =>
      [...text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, kind, data]) => ({
        id: Number(id),
        kind,
        data: JSON.parse(data ?? ''),
      }));
    while (parse().length < count) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    return parse();
  }

  it('has requests, events, deliveries and moves of the clock, and continues after an id', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await addPoints(sandbox);
    await sandbox.post('/drain');
    await sandbox.post('/clock', { advanceSeconds: 5 });
    const records = await read(sandbox, 6, 0);
    const kinds = records.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['request', 'event', 'delivery', 'clock']));
    const ids = records.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const rest = await read(sandbox, 3, ids[2]);
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(3, 3 + rest.length));
    const event = records.find(({ kind }) => kind === 'event');
    const delivery = records.find(({ kind }) => kind === 'delivery');
    expect(event?.data).toMatchObject({
      topic: 'customer/balanceUpdated',
      requestId: expect.any(String),
    });
    expect(delivery?.data).toMatchObject({ eventId: event?.data.id, address: expect.any(String) });
  });

  const open = ({ credentials }: TestSandbox, method = 'GET', lastEventId = '') =>
    host.send(method, '/sandbox/stream', {
      headers: { Authorization: `Bearer ${credentials.key}`, 'Last-Event-ID': lastEventId },
    });

  it('has ten places, which requests for the headers and ended streams leave free', async () => {
    const sandbox = await host.create();
    for (let count = 0; count < 11; count++) {
      expect((await open(sandbox, 'HEAD')).status).toBe(200);
    }
    const streams = await Promise.all(Array.from({ length: 11 }, () => open(sandbox)));
    expect(streams.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429]);
    for (const { status, body } of streams) if (status === 200) await body?.cancel();
    const again = await open(sandbox);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('ends when the sandbox is removed', async () => {
    const sandbox = await host.create();
    const response = await open(sandbox);
    await host.database.delete(sandboxes).where(eq(sandboxes.id, sandbox.credentials.id));
    expect(await response.text()).toContain(': connected');
  });

  it('keeps its sandbox alive', async () => {
    const sandbox = await host.create();
    const response = await open(sandbox);
    host.clock.advance(2 * 60 * 60 * 1_000);
    const lastUse = async () => {
      const [row] = await host.database
        .select()
        .from(sandboxes)
        .where(eq(sandboxes.id, sandbox.credentials.id));
      return row?.lastUsedAt.getTime();
    };
    await eventually(async () => expect(await lastUse()).toBe(host.clock.now()));
    await response.body?.cancel();
  });

  it('says that deliveries were deleted after the last one of the reader', async () => {
    const sandbox = await host.create();
    const records = Array.from({ length: 2_005 }, (_, at) => ({
      sandboxId: sandbox.credentials.id,
      id: at + 10,
      kind: 'delivery' as const,
      data: {},
    }));
    await host.database.insert(sandboxRecords).values(records);
    await pruneSandboxes(host.services);
    const first = async (lastEventId: string) => {
      const reader = (await open(sandbox, 'GET', lastEventId)).body
        ?.pipeThrough(new TextDecoderStream())
        .getReader();
      await reader?.read();
      const { value } = (await reader?.read()) ?? {};
      await reader?.cancel();
      return value;
    };
    expect(await first('9')).toMatch(/^event: gap\ndata: \{"after":9\}\n\nid: 15\n/);
    expect(await first('15')).toMatch(/^id: 16\n/);
  });

  it('ends when the process stops', async () => {
    const stopping = await startSandboxes();
    const sandbox = await stopping.create();
    const response = await stopping.send('GET', '/sandbox/stream', {
      headers: { Authorization: `Bearer ${sandbox.credentials.key}` },
    });
    stopping.stop();
    expect(await response.text()).toContain(': connected');
    const kept = host.database
      .select()
      .from(sandboxRecords)
      .where(eq(sandboxRecords.sandboxId, sandbox.credentials.id));
    expect(await kept).toEqual([]);
  });
});

describe('requests to the sandbox', () => {
  it('need the key', async () => {
    for (const token of [undefined, 'sbk_unknown', 'at_example']) {
      const { status, body } = await host.call('GET', '/sandbox', { token });
      expect([status, body.statusCode]).toEqual([401, 401]);
    }
  });

  it('are rejected with the common body if they are unknown or malformed', async () => {
    const sandbox = await host.create();
    const token = sandbox.credentials.key;
    expect((await sandbox.get('/nothing')).body).toMatchObject({
      statusCode: 404,
      message: ['/sandbox/nothing is not an endpoint of the sandbox, see /sandbox/openapi.json'],
    });
    const other = await host.call('PUT', '/sandbox/reset', { token, body: {} });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const extra = await sandbox.post('/clock', { advanceSeconds: 1, days: 2 });
    expect(extra.body.message).toEqual(['days is not recognized']);
    const world = await sandbox.post('/world', { action: 'addTag', tag: 'x', more: 1 });
    expect(world.status).toBe(400);
    const { headers } = await sandbox.get('');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  });

  it('are described by a document with every endpoint', async () => {
    const { status, body } = await host.call('GET', '/sandbox/openapi.json');
    expect(status).toBe(200);
    const described = Object.values(body.paths as Record<string, object>).flatMap((methods) =>
      Object.values(methods as Record<string, { operationId: string }>).map(
        ({ operationId }) => operationId,
      ),
    );
    expect(described.sort()).toEqual(sandboxOperations.map(({ id }) => id).sort());
    const refs = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g) ?? [];
    const names = Object.keys(sandboxDocument('https://x.example').components?.schemas ?? {});
    expect(
      [...new Set(refs)].filter((ref) => !names.includes(ref.split('/').at(-1) ?? '')),
    ).toEqual([]);
  });
});
