import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { clients } from '../../api/database/tables/access';
import { addPoints, host, INBOX, setUpHost, subscribe } from './sandbox.fixture';

setUpHost();

it('lists a delivery that a client must not receive, with the reason', async () => {
  const sandbox = await host.create();
  await subscribe(sandbox, 'customer/balanceUpdated');
  const full = sandbox.credentials.clients.find(({ name }: { name: string }) => name === 'full');
  await host.database
    .update(clients)
    .set({ scopes: ['read_review'] })
    .where(eq(clients.id, full?.clientId ?? ''));
  await addPoints(sandbox);
  await sandbox.post('/drain', {});
  const { deliveries } = (await sandbox.get('/deliveries?topic=customer/balanceUpdated')).body;
  expect(deliveries.find(({ address }: { address: string }) => address === INBOX)).toMatchObject({
    state: 'failed',
    nextAttemptAt: null,
    attempts: [
      {
        request: { headers: {}, body: '' },
        status: null,
        error: 'The client was not granted the scope read_customer, so nothing was sent.',
      },
    ],
  });
  expect((await sandbox.get('/inbox/orders')).body.received).toEqual([]);
});
