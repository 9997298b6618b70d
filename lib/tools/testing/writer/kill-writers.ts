import { liftRateLimit } from '../api/rate-limit';
import { createTestApi } from '../api/test-api';
import { TEST_START } from '../api/test-clock';
import { nameValues } from '../name-values';
import { runs } from '../runner/test-all';
import { checkRecovery } from './check-recovery';
import { openDatabase, type WriterDatabase } from './open-database';
import { runAndKillWriter } from './start-writer';
import { addWriterRows } from './writer-shop';

/** A writer is killed after at most so many of its 500 requests. */
const MAX_RESPONSES = runs({ test: 60, all: 450 });
const MAX_PAUSE_MS = 20;

const upTo = (max: number) => 1 + Math.floor(Math.random() * max);

/**
 * Kills one writer process after another on the same data, each at a random moment, and checks the data each time.
 *
 * @param database has the demo shop as a template, and is closed
 * @param kills how often a process is killed
 */
export async function killWriters(database: WriterDatabase, kills: number): Promise<void> {
  const prepared = await openDatabase(database);
  await liftRateLimit(prepared.database);
  const shop = await addWriterRows(await createTestApi(prepared.database), kills);
  await prepared.close();
  const now = Date.parse(TEST_START);
  for (let run = 0; run < kills; run++) {
    const killAfter = { responses: upTo(MAX_RESPONSES), pause: upTo(MAX_PAUSE_MS) };
    await nameValues({ run, ...killAfter }, async () => {
      const report = await runAndKillWriter({ database, shop, run, now }, killAfter);
      const open = await openDatabase(database);
      try {
        await checkRecovery({ database: open.database, shop, run, now, report });
      } finally {
        await open.close();
      }
    });
  }
}
