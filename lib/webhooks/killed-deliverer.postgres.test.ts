import { inject, it } from 'vitest';
import { killDeliverers } from '../testing/deliverer/kill-deliverers';
import { copyDatabase } from '../testing/postgres';

it(
  'delivers every event at least once although the process is killed',
  { timeout: 300_000 },
  async () => killDeliverers({ url: await copyDatabase(inject('postgresTemplate')) }),
);
