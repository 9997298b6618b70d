import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shops } from '../../api/database/tables/shops';
import { startSandboxes, type TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { subscribe } from './sandbox.fixture';

const MEGABYTE = 1024 * 1024;
const ATTACKER = '192.0.2.1';
const VICTIM = '192.0.2.2';

/** A review with a text that can't be compressed. */
const review = (sandbox: TestSandbox) =>
  sandbox.write('reviews/createReview', {
    guestName: 'Robin',
    guestEmail: 'robin@example.com',
    productId: 880010,
    rate: 5,
    body: randomBytes(7_000).toString('hex'),
  });

/** The ids of the shops of a sandbox. */
async function shopIdsOf(
  { database }: Awaited<ReturnType<typeof startSandboxes>>,
  { credentials }: TestSandbox,
): Promise<number[]> {
  const own = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, credentials.id));
  return own.map(({ id }) => id);
}

/** Writes reviews until it is rejected. */
async function fill(sandbox: TestSandbox, maxReviews: number) {
  for (let count = 0; count < maxReviews; count++) {
    const { status, body } = await review(sandbox);
    if (status !== 200) return [status, body.message];
  }
  return 'never full';
}

describe('the bytes of a sandbox', () => {
  it('are limited until it is reset, and those of others are not', async () => {
    const host = await startSandboxes({ bytes: 2 * MEGABYTE });
    const [attacker, victim] = [await host.create(), await host.create()];
    expect(await fill(attacker, 400)).toEqual([
      503,
      ['the sandbox stores too much, reset it to continue'],
    ]);
    expect((await attacker.get('/deliveries')).status).toBe(200);
    expect((await review(victim)).status).toBe(200);
    expect((await attacker.post('/reset')).status).toBe(200);
    expect((await review(attacker)).status).toBe(200);
  });

  it('include those of its queue: a full sandbox receives no webhooks', async () => {
    const host = await startSandboxes({ bytes: 2 * MEGABYTE });
    const sandbox = await host.create();
    for (let count = 0; count < 30; count++) {
      await subscribe(sandbox, 'review/created', `https://inbox.sandbox.example/box-${count}`);
    }
    for (let count = 0; count < 20; count++) await review(sandbox);
    await host.services.deliverDue({ shopIds: await shopIdsOf(host, sandbox) });
    const { deliveries } = (await sandbox.get('/deliveries')).body;
    const stored = deliveries.filter(
      ({ attempts }: { attempts: { request: { body: string } }[] }) =>
        attempts[0]?.request.body !== '',
    );
    expect(deliveries[0].attempts[0]).toMatchObject({
      status: null,
      error: 'the sandbox stores too much, reset it to continue',
      request: { body: '' },
    });
    expect(deliveries[0].state).toBe('failed');
    expect(stored.length).toBeLessThan(deliveries.length);
  });

  it('are limited for all sandboxes of a network together', async () => {
    const host = await startSandboxes({ bytesPerClient: 2 * MEGABYTE });
    const [first, second] = [await host.create(ATTACKER), await host.create(ATTACKER)];
    const victim = await host.create(VICTIM);
    const full = [
      503,
      ['the sandboxes of your network store too much, reset some of them to continue'],
    ];
    expect(await fill(first, 400)).toEqual(full);
    expect(await fill(second, 1)).toEqual(full);
    expect((await review(victim)).status).toBe(200);
  });
});
