import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, it } from 'vitest';
import { killDeliverers } from '../../tools/testing/deliverer/kill-deliverers';

/** In `npm run test:all` only, because PostgreSQL has the same test. */
const KILLS = 20;

it(`delivers every event at least once although the process is killed ${KILLS} times`, {
  timeout: 600_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-deliverer-'));
  try {
    cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
    await killDeliverers({ directory }, KILLS);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
