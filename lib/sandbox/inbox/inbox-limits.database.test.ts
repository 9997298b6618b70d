import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inboxMessages } from '../../api/database/tables/sandboxes';
import { HttpError } from '../../api/http/api-error';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { addPoints, host, MARA, setUpHost, subscribe } from '../sandboxes/sandbox.fixture';
import { inboxLimits } from './inbox-limits';

const { bodyBytes, headerBytes, keptBytes, keptMessages, shownBytes } = inboxLimits;

setUpHost();

const post = async ({ credentials }: TestSandbox, body: string, name = 'mine', headers = {}) =>
  (
    await host.send('POST', `/sandbox/inbox/${name}`, {
      headers: { Authorization: `Bearer ${credentials.key}`, ...headers },
      body,
    })
  ).status;

/** Measures the stored messages of a sandbox's inboxes. */
async function measureMessages({ credentials }: TestSandbox) {
  const [row] = await host.database
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`sum(octet_length(body) + octet_length(headers::text))::int`,
    })
    .from(inboxMessages)
    .where(eq(inboxMessages.sandboxId, credentials.id));
  return row ?? { count: 0, bytes: 0 };
}

describe('the inboxes of a sandbox', () => {
  it('keep the latest messages only, whoever else sends how many', async () => {
    const [attacker, victim] = [await host.create(), await host.create()];
    expect(await post(victim, 'mine')).toBe(200);
    for (let sent = 0; sent < keptMessages + 20; sent++) {
      await host.database.execute(sql`delete from rate_buckets`);
      expect(await post(attacker, `${sent}`, `box-${sent % 3}`)).toBe(200);
    }
    expect((await measureMessages(attacker)).count).toBe(keptMessages);
    const { received } = (await attacker.get('/inbox/box-0')).body;
    expect(received[0].body).toBe(String(keptMessages + 17));
    expect((await victim.get('/inbox/mine')).body.received).toHaveLength(1);
  });

  it('keep a limited number of bytes, and return fewer', async () => {
    const sandbox = await host.create();
    // The JSON of a control character has six bytes.
    const body = '\u0001'.repeat(bodyBytes - 1);
    const sent = keptBytes / bodyBytes + 10;
    for (let count = 0; count < sent; count++) {
      await host.database.execute(sql`delete from rate_buckets`);
      expect(await post(sandbox, `${count % 10}${body}`)).toBe(200);
    }
    const { bytes } = await measureMessages(sandbox);
    expect(bytes).toBeLessThanOrEqual(keptBytes);
    expect(bytes).toBeGreaterThan(keptBytes - 2 * bodyBytes);
    const { received } = (await sandbox.get('/inbox/mine')).body;
    expect(JSON.stringify(received).length).toBeLessThan(shownBytes + keptMessages);
    expect(received.length).toBeGreaterThan(5);
    expect(received[0].body[0]).toBe(String((sent - 1) % 10));
  });

  it('return 413 for larger bodies and 431 for larger headers, and keep neither', async () => {
    const sandbox = await host.create();
    expect(await post(sandbox, 'x'.repeat(bodyBytes))).toBe(200);
    expect(await post(sandbox, 'x'.repeat(bodyBytes + 1))).toBe(413);
    expect(await post(sandbox, 'x', 'mine', { 'X-Long': 'x'.repeat(headerBytes) })).toBe(431);
    expect((await measureMessages(sandbox)).count).toBe(1);
  });

  it('accept webhooks with the longest text', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'review/created');
    const review = { guestName: 'Robin', guestEmail: 'robin@example.com', productId: 880010 };
    const longest = '\u0001'.repeat(15_000);
    await sandbox.write('reviews/createReview', { ...review, rate: 5, body: longest });
    await sandbox.post('/drain');
    const { received } = (await sandbox.get('/inbox/orders')).body;
    expect(JSON.parse(received[0].body).review.body).toBe(longest);
  });
});

describe('a host without room', () => {
  const isFull = async () => {
    throw new HttpError(503, ['the disk of the host is almost full, try again later'], {
      'Retry-After': '300',
    });
  };

  it('creates no sandboxes and keeps no messages, but serves what exists', async () => {
    const crowded = await startSandboxes();
    const sandbox = await crowded.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    crowded.services.checkRoom = isFull;
    const created = await crowded.call('POST', '/sandbox', { body: {} });
    expect([created.status, created.headers.get('retry-after')]).toEqual([503, '300']);
    expect((await sandbox.post('/inbox/orders')).status).toBe(503);
    expect((await addPoints(sandbox)).status).toBe(200);
    await sandbox.post('/drain');
    expect((await sandbox.get('/inbox/orders')).body.received).toEqual([]);
    const { deliveries } = (await sandbox.get('/deliveries')).body;
    expect(deliveries[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 503 }] });
    const customer = await sandbox.read(`customers/getCustomer?customerIdentifier=${MARA}`);
    expect(customer.status).toBe(200);
    crowded.services.checkRoom = undefined;
    await sandbox.post('/clock', { advanceSeconds: 3_600 });
    expect((await sandbox.get('/inbox/orders')).body.received).toHaveLength(1);
  });
});
