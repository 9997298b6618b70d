import { describe, expect, it } from 'vitest';
import { host, setUpHost, subscribe } from '../sandboxes/sandbox.fixture';

setUpHost();

interface Listed {
  id: number;
  attempts: unknown[];
}

describe('the list of deliveries', () => {
  it('has a limited size, and its pages have all deliveries', async () => {
    const sandbox = await host.create();
    for (let count = 0; count < 30; count++) {
      await subscribe(sandbox, 'review/created', `https://inbox.sandbox.example/box-${count}`);
    }
    await sandbox.write('reviews/createReview', {
      guestName: 'Robin',
      guestEmail: 'robin@example.com',
      productId: 880010,
      rate: 5,
      body: '\u0001'.repeat(15_000),
    });
    await sandbox.post('/drain');
    const latest = (await sandbox.get('/deliveries')).body.deliveries as Listed[];
    expect(latest.length).toBeLessThan(30);
    expect(JSON.stringify(latest).length).toBeLessThan(3 * 1024 * 1024);
    const ids: number[] = [];
    for (;;) {
      const after = ids.at(-1) ?? 0;
      const page = (await sandbox.get(`/deliveries?after=${after}`)).body.deliveries as Listed[];
      if (page.length === 0) break;
      ids.push(...page.map(({ id }) => id).reverse());
    }
    // The demo shop has a subscription too.
    expect(ids).toHaveLength(31);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(latest[0]?.id).toBe(ids.at(-1));
  });

  it('has the latest attempts of a delivery, however often it was sent again', async () => {
    const sandbox = await host.create();
    await subscribe(sandbox, 'customer/balanceUpdated');
    await sandbox.write('customers/updateBalance', {
      customerIdentifier: '7400112',
      balanceDelta: 1,
    });
    await sandbox.post('/drain');
    const [{ id }] = (await sandbox.get('/deliveries')).body.deliveries;
    for (let count = 0; count < 22; count++) await sandbox.post(`/deliveries/${id}/resend`);
    const [delivery] = (await sandbox.get('/deliveries')).body.deliveries;
    expect(delivery.attempts).toHaveLength(20);
  });
});
