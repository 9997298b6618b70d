import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startDeliveryTest } from '../../api/deliveries/deliveries.fixture';
import { sendNowhere } from '../../api/deliveries/sending/send';
import { TEST_KEY } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { createTestUploads } from '../../tools/testing/api/test-uploads';
import { eventually } from '../../tools/testing/eventually';
import { startBackgroundWork } from './background-work';

async function start(WEBHOOK_WORKERS: boolean) {
  const database = await testDatabase();
  const test = await startDeliveryTest(database, { sendTo: () => sendNowhere });
  await test.subscribe('https://a.example/hooks');
  const settings = { SANDBOX: true, WEBHOOK_DELIVERY: 'inbox', WEBHOOK_WORKERS } as const;
  const services = {
    database,
    uploads: createTestUploads(randomBytes).uploads,
    now: test.api.clock.now,
    randomBytes,
    secretKey: () => TEST_KEY,
    log: () => {},
  };
  return { ...test, work: startBackgroundWork(services, settings, undefined, undefined) };
}

it('sends webhooks that are due with WEBHOOK_WORKERS=on', async () => {
  const { work, emit, attempts } = await start(true);
  await emit();
  work.wake();
  await eventually(async () => expect(await attempts()).toHaveLength(1));
  await work.stop();
});

it('sends with WEBHOOK_WORKERS=off only what is asked for', async () => {
  const { api, work, emit, attempts } = await start(false);
  await emit();
  work.wake();
  expect(await attempts()).toEqual([]);
  expect(await work.deliverDue({ shopIds: [api.shop.id] })).toBe(1);
  expect(await attempts()).toHaveLength(1);
  await work.stop();
});
