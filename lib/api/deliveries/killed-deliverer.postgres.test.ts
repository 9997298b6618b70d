import { inject, it } from 'vitest';
import { killDeliverers } from '../../tools/testing/deliverer/kill-deliverers';
import { runs } from '../../tools/testing/runner/test-all';
import { copyDatabase } from '../../tools/testing/servers/postgres';

const KILLS = runs({ test: 1, all: 20 });

it(
  `delivers every event at least once although the process is killed (${KILLS})`,
  { timeout: 300_000 },
  async () => killDeliverers({ url: await copyDatabase(inject('postgresTemplate')) }, KILLS),
);
