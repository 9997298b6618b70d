import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestSandbox } from '../../tools/testing/api/test-sandboxes';
import {
  addPoints,
  fingerprints,
  host,
  MARA,
  setUpHost,
  subscribe,
} from '../sandboxes/sandbox.fixture';

setUpHost();

describe('an inbox', () => {
  const secretOf = ({ credentials }: TestSandbox) =>
    Buffer.from(credentials.shop.webhookSecret.slice('whsec_'.length), 'base64');
  const signed = (secret: Buffer | string, body: string, seconds: number, id = 'msg_1') => ({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  });

  it('reports whether a signature is valid, and exactly why not', async () => {
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

  it('distinguishes a changed body from another secret', async () => {
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

  it('responds as configured', async () => {
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
