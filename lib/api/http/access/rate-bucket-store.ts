import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { rowsOf } from '../../database/sql';
import { rateBuckets } from '../../database/tables/access';
import {
  type BucketDecision,
  CAPACITY,
  describeDecision,
  LEAK_PER_MS,
  leakedLevel,
  REQUEST,
} from './rate-bucket';

interface BucketRow extends Record<string, unknown> {
  level: number | string;
  updated_at: number | string;
  is_admitted: boolean;
}

/**
 * Puts a request into a bucket if there is room, in one statement: requests that arrive at once can't both take
 * the last place. The commit doesn't wait for the disk: a crash only forgets the requests of the last moments.
 *
 * @param now milliseconds since 1970
 */
export async function takeFromBucket(
  database: Database,
  key: string,
  now: number,
): Promise<BucketDecision> {
  const leaked = sql`greatest(0, ${rateBuckets.level} - ${LEAK_PER_MS} * greatest(0, ${now}::bigint - ${rateBuckets.updatedAt}))`;
  const result = await database.execute<BucketRow>(sql`
    with asynchronous as materialized (select set_config('synchronous_commit', 'off', true)),
    admitted as (
      insert into ${rateBuckets} (key, level, updated_at)
      select ${key}::text, ${REQUEST}::bigint, ${now}::bigint from asynchronous
      on conflict (key) do update
        set level = ${leaked} + ${REQUEST}, updated_at = greatest(${rateBuckets.updatedAt}, ${now}::bigint)
        where ${leaked} + ${REQUEST} <= ${CAPACITY}
      returning level, updated_at
    )
    select level, updated_at, true as is_admitted from admitted
    union all
    select level, updated_at, false from ${rateBuckets}
      where key = ${key} and not exists (select 1 from admitted)
  `);
  const [row] = rowsOf<BucketRow>(result);
  // Another request created the bucket and took its last place since this statement began.
  if (!row) return describeDecision(false, CAPACITY);
  const level = Number(row.level);
  if (row.is_admitted) return describeDecision(true, level);
  // The row may be older than the one that left no room.
  const found = leakedLevel({ level, at: Number(row.updated_at) }, now);
  return describeDecision(false, Math.max(found, CAPACITY - REQUEST + 1));
}
