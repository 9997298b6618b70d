import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer } from '../../database/open-server';
import { importDemoShop } from '../../testing/api/postgres-setup';
import { liftRateLimit } from '../../testing/api/rate-limit';
import { createTestApi } from '../../testing/api/test-api';
import { TEST_START } from '../../testing/api/test-clock';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { checkRecovery } from '../../testing/writer/check-recovery';
import { plannedRequestSender } from '../../testing/writer/send-planned';
import { writeWithRetries } from '../../testing/writer/write-with-retries';
import { addWriterRows } from '../../testing/writer/writer-shop';

const TIMEOUT_MS = 3 * 60 * 1_000;
const PAUSE_MS = 20;
const now = Date.parse(TEST_START);

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

it.each(['stop', 'kill'] as const)(
  'returns 503 while the server is gone after %s, then continues without a restart and has lost nothing',
  async (end) => {
    const url = await server.createDatabase();
    const { database, close } = await openServer({ url });
    try {
      await importDemoShop(database);
      await liftRateLimit(database);
      const shop = await addWriterRows(await createTestApi(database), 1);
      const send = plannedRequestSender({ database, now: () => now, randomBytes }, shop.token);
      const failures: { status: number; body: string }[] = [];
      const { report, finished } = writeWithRetries({
        send,
        shop,
        run: 0,
        lanes: 20,
        onFailure: (response) => failures.push(response),
      });
      while (report.done.size < 100) await wait(PAUSE_MS);
      await server[end]();
      while (failures.length < 40) await wait(PAUSE_MS);
      await server.start();
      await finished;
      for (const { status, body } of failures) {
        expect([status, JSON.parse(body)]).toEqual([
          503,
          { message: [expect.any(String)], error: 'Service Unavailable', statusCode: 503 },
        ]);
      }
      await checkRecovery({ database, shop, run: 0, now, report });
    } finally {
      await close();
    }
  },
  TIMEOUT_MS,
);
