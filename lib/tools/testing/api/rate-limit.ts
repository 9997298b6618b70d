import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';

/**
 * Keeps all rate buckets of a database empty, so that tests can send any number of requests at once. Requests still
 * write the bucket's row, and wait for each other there.
 */
export async function liftRateLimit(database: Database): Promise<void> {
  await database.execute(sql`
    create function empty_bucket() returns trigger language plpgsql
      as $$ begin new.level := 0; return new; end $$
  `);
  await database.execute(sql`
    create trigger empty_bucket before insert or update on rate_buckets
      for each row execute function empty_bucket()
  `);
}
