import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import type { TestSandbox } from '../../tools/testing/api/test-sandboxes';
import {
  addPoints,
  DAY_SECONDS,
  host,
  INBOX,
  setUpHost,
  subscribe,
} from '../sandboxes/sandbox.fixture';

const HOUR_SECONDS = 3_600;

setUpHost();

const offsetOf = async (sandbox: TestSandbox) =>
  (await sandbox.get('')).body.clock.offsetSeconds as number;

describe('a reset', () => {
  it('sets the clock back to the real time, and tokens are valid for as long as before', async () => {
    const sandbox = await host.create();
    await sandbox.post('/clock', { advanceSeconds: DAY_SECONDS });
    const { storefrontToken: token } = (await sandbox.write('oauth/getStorefrontToken', {})).body;
    await sandbox.post('/clock', { advanceSeconds: HOUR_SECONDS / 2 });
    const { body } = await sandbox.post('/reset');
    expect(body).toMatchObject({
      now: new Date(host.clock.now()).toISOString(),
      clock: { offsetSeconds: 0 },
    });
    const read = () => host.call('GET', '/v2/rewards/getTiers', { token });
    expect((await read()).status).toBe(200);
    await sandbox.post('/clock', { advanceSeconds: HOUR_SECONDS / 2 - 1 });
    expect((await read()).status).toBe(200);
    await sandbox.post('/clock', { advanceSeconds: 1 });
    expect((await read()).status).toBe(401);
    expect((await addPoints(sandbox)).status).toBe(200);
  });

  it('leaves a token expired that expired by the moved clock', async () => {
    const sandbox = await host.create();
    const { storefrontToken: token } = (await sandbox.write('oauth/getStorefrontToken', {})).body;
    await sandbox.post('/clock', { advanceSeconds: HOUR_SECONDS });
    await sandbox.post('/reset');
    expect((await host.call('GET', '/v2/rewards/getTiers', { token })).status).toBe(401);
  });

  it('lets full rate buckets leak again', async () => {
    const sandbox = await host.create();
    const { accessToken } = sandbox.credentials.shop;
    const read = () =>
      host.send('GET', '/v2/rewards/getTiers', {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
    await sandbox.post('/clock', { advanceSeconds: DAY_SECONDS });
    for (let count = 0; count < 40; count++) await read();
    expect((await read()).status).toBe(429);
    await host.send('POST', '/sandbox/reset', {
      headers: { Authorization: `Bearer ${sandbox.credentials.key}` },
    });
    host.clock.advance(1_000);
    expect((await read()).status).toBe(200);
  });
});

describe('two moves of the clock at once', () => {
  it('move it by their sum, and make each retry at its time', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await sandbox.put('/inbox/orders', { status: 500 });
    await addPoints(sandbox);
    const move = () =>
      host.send('POST', '/sandbox/clock', {
        headers: {
          Authorization: `Bearer ${sandbox.credentials.key}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ advanceSeconds: 3 * HOUR_SECONDS }),
      });
    const moves = await Promise.all([move(), move()]);
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
    expect(await offsetOf(sandbox)).toBe(6 * HOUR_SECONDS);
    const { deliveries } = (await sandbox.get('/deliveries?topic=customer/balanceUpdated')).body;
    const { attempts } = deliveries.find(({ address }: { address: string }) => address === INBOX);
    const at = attempts.map((attempt: { at: string }) => Date.parse(attempt.at) / 1_000);
    expect(at).toHaveLength(9);
    for (const [index, seconds] of [10, 30, 120, 300, 900, 1_800, 3_600, 7_200].entries()) {
      expect(at[index + 1] - at[index]).toBeLessThanOrEqual(seconds * 1.1 + 1);
    }
  });
});

describe('a change of the webhook secret', () => {
  it('signs with both secrets until the overlap ends, and stays after a reset', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    const previous = sandbox.credentials.shop.webhookSecret;
    const { body } = await sandbox.post('/rotate-secret', { overlapSeconds: 60 });
    expect(body).toEqual({
      webhookSecret: expect.stringMatching(/^whsec_/),
      previousWebhookSecret: previous,
      previousEndsAt: new Date(host.clock.now() + 60_000).toISOString(),
    });
    expect(body.webhookSecret).not.toBe(previous);
    const received = async () => {
      await addPoints(sandbox);
      await sandbox.post('/drain');
      const [{ headers, body: text, signature }] = (await sandbox.get('/inbox/orders')).body
        .received;
      expect(signature).toEqual({ valid: true, reason: null });
      const id = headers['webhook-id'];
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      const valid = [body.webhookSecret, previous].map((secret) =>
        new Webhook(secret).sign(id, at, text),
      );
      return headers['webhook-signature'].split(' ').map((one: string) => valid.indexOf(one));
    };
    expect(await received()).toEqual([0, 1]);
    host.clock.advance(60_000);
    expect(await received()).toEqual([0]);
    await sandbox.post('/reset');
    expect((await sandbox.get('/credentials')).body.shop.webhookSecret).toBe(body.webhookSecret);
  });
});
