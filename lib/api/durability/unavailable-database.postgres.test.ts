import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { liftRateLimit } from '../../tools/testing/api/rate-limit';
import { createTestApi } from '../../tools/testing/api/test-api';
import { TEST_START } from '../../tools/testing/api/test-clock';
import { importDemoShop } from '../../tools/testing/api/test-shops';
import { isTestAll, runs } from '../../tools/testing/runner/test-all';
import { startPostgres, type TestPostgres } from '../../tools/testing/servers/postgres';
import { canMount, mountSmallDisk } from '../../tools/testing/small-disk';
import { checkRecovery } from '../../tools/testing/writer/check-recovery';
import { plannedRequestSender } from '../../tools/testing/writer/send-planned';
import { writeWithRetries } from '../../tools/testing/writer/write-with-retries';
import { addWriterRows } from '../../tools/testing/writer/writer-shop';
import type { OpenDatabase } from '../database/database';
import { openEmbedded } from '../database/open-embedded';
import { openServer } from '../database/open-server';

const TIMEOUT_MS = 3 * 60 * 1_000;
const PAUSE_MS = 20;
const REQUESTS = runs({ test: 150, all: 500 });
/** An outage begins after so many requests. */
const BEGIN_AFTER = 50;
const DISK_MEGABYTES = 400;
const now = Date.parse(TEST_START);

interface Outage {
  begin: () => unknown;
  end: () => unknown;
  /** Failures to wait for before it ends. */
  failures: number;
}

/**
 * Takes a database away while requests write to it, and gives it back. The requests in between get 503, and their
 * retries succeed.
 */
async function writeDuringOutage(open: OpenDatabase, outage: Outage): Promise<void> {
  const { database } = open;
  await importDemoShop(database);
  await liftRateLimit(database);
  const shop = await addWriterRows(await createTestApi(database), 1);
  const send = plannedRequestSender({ database, now: () => now, randomBytes }, shop.token);
  const failures: { status: number; body: string }[] = [];
  let begun: Promise<unknown> | undefined;
  const { report, finished } = writeWithRetries({
    send,
    shop,
    run: 0,
    requests: REQUESTS,
    lanes: 20,
    onResponse(response, succeeded) {
      if (response.status >= 300) failures.push(response);
      // Not after a timer: the embedded database works in this process, and hardly lets timers run.
      if (succeeded === BEGIN_AFTER) begun ??= Promise.resolve(outage.begin());
    },
  });
  const isOver = () => failures.length >= outage.failures || report.done.size === REQUESTS;
  while (!isOver()) await wait(PAUSE_MS);
  expect(failures.length).toBeGreaterThanOrEqual(outage.failures);
  expect(failures.map(({ status }) => status)).toContain(503);
  await begun;
  await outage.end();
  await finished;
  for (const { status, body } of failures) {
    // A commit that the outage cut off may have succeeded, which a 503 would deny.
    expect([500, 503]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ message: [expect.any(String)], statusCode: status });
  }
  await checkRecovery({ database, shop, run: 0, now, report });
}

async function startServer(parent?: string): Promise<{ server: TestPostgres; open: OpenDatabase }> {
  const server = await startPostgres({}, parent);
  onTestFinished(() => server.remove());
  return { server, open: await openServer({ url: await server.createDatabase() }) };
}

it.each(['stop', 'kill'] as const)(
  'returns 503 while the server is gone after %s, then continues without a restart and has lost nothing',
  async (end) => {
    const { server, open } = await startServer();
    onTestFinished(() => open.close());
    await writeDuringOutage(open, {
      begin: () => server[end](),
      end: () => server.start(),
      failures: 40,
    });
  },
  TIMEOUT_MS,
);

if (isTestAll && canMount) {
  it.each(['PostgreSQL', 'the embedded database'])(
    'returns 503 while the disk of %s is full, then continues without a restart and has lost nothing',
    async (name) => {
      const disk = mountSmallDisk(DISK_MEGABYTES);
      onTestFinished(() => disk.remove());
      const open =
        name === 'PostgreSQL'
          ? (await startServer(disk.directory)).open
          : await openEmbedded({ directory: disk.directory });
      onTestFinished(() => open.close());
      await writeDuringOutage(open, { begin: disk.fill, end: disk.free, failures: 5 });
    },
    TIMEOUT_MS,
  );
}
