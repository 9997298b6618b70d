import { expect, it } from 'vitest';
import type { OpenDatabase } from '../../api/database/database';
import { Metrics } from './metrics';

it('has the other metrics in time if no connection to the database is free', async () => {
  const metrics = new Metrics();
  const execute = () => new Promise(() => {});
  metrics.watch({ kind: 'postgres', database: { execute } } as unknown as OpenDatabase);
  const startedAt = performance.now();
  const text = await metrics.text();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toMatch(/^laurel_sandboxes /m);
});
