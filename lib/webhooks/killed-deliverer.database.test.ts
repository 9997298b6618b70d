import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, it } from 'vitest';
import { killDeliverers } from '../testing/deliverer/kill-deliverers';
import { runs } from '../testing/test-all';

/** Once in the short run, because PostgreSQL has the same test. */
const KILLS = runs({ test: 1, all: 20 });

it(`delivers every event at least once although the process is killed${KILLS > 1 ? ` ${KILLS} times` : ''}`, {
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
