import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { rateBuckets } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import {
  addPoints,
  DAY_SECONDS,
  host,
  INBOX,
  setUpHost,
  subscribe,
} from '../sandboxes/sandbox.fixture';

setUpHost();

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

  it('neither drains nor empties rate buckets, and a reset leaves them as they are', async () => {
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
    expect(await send('POST', '/sandbox/clock', key, { advanceSeconds: DAY_SECONDS })).toBe(200);
    expect(await readAll()).toBe(0);
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
