import { and, asc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../api/database/database';
import { rowsOf, textArray } from '../../api/database/sql';
import { sandboxes, sandboxRecords } from '../../api/database/tables/sandboxes';
import type { SandboxRecord } from '../contract/records.schema';

/** Records of each kind that a sandbox keeps. */
const KEPT_RECORDS = 1_000;
/** More than of other kinds, so that requests in between lose no delivery. */
const KEPT_DELIVERIES = 2_000;

/** More records than a transaction writes for a sandbox. */
const IDS_PER_TRANSACTION = 100_000;

/** The first id of the transaction that runs. */
const firstId: SQL = sql`pg_current_xact_id()::text::bigint * ${sql.raw(String(IDS_PER_TRANSACTION))}`;

/** The first id of the oldest transaction that still runs: below it, no record can be added anymore. */
const firstOpenId: SQL = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint * ${sql.raw(String(IDS_PER_TRANSACTION))}`;

/** Writes a record in the transaction of what happened. */
export async function writeRecord(
  transaction: Transaction,
  sandboxId: string,
  { kind, data }: SandboxRecord,
): Promise<void> {
  const own = sql`select max(id) + 1 from ${sandboxRecords} where sandbox_id = ${sandboxId}
    and id >= ${firstId} and id < ${firstId} + ${sql.raw(String(IDS_PER_TRANSACTION))}`;
  await transaction.execute(sql`
    insert into ${sandboxRecords} (sandbox_id, id, kind, data)
    values (${sandboxId}, coalesce((${own}), ${firstId}), ${kind}, ${JSON.stringify(data)}::jsonb)`);
}

/** Writes records of several sandboxes at once, in their order, as the only ones of a transaction. */
export async function writeRecords(
  database: Pick<Database, 'execute'>,
  records: readonly (SandboxRecord & { sandboxId: string })[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map(
    ({ sandboxId, kind, data }, at) =>
      sql`(${sandboxId}, ${firstId} + ${sql.raw(String(at))}, ${kind}, ${JSON.stringify(data)}::jsonb)`,
  );
  await database.execute(sql`
    insert into ${sandboxRecords} (sandbox_id, id, kind, data) values ${sql.join(rows, sql`, `)}`);
}

/**
 * The records of a sandbox after one of them, oldest first. Stops at the oldest transaction that still runs, so a
 * client that continues after the last id misses none.
 */
export async function readRecords(
  database: Database,
  sandboxId: string,
  after: number,
  limit: number,
): Promise<(SandboxRecord & { id: number })[]> {
  const rows = await database
    .select({ id: sandboxRecords.id, kind: sandboxRecords.kind, data: sandboxRecords.data })
    .from(sandboxRecords)
    .where(
      and(
        eq(sandboxRecords.sandboxId, sandboxId),
        gt(sandboxRecords.id, after),
        sql`${sandboxRecords.id} < ${firstOpenId}`,
      ),
    )
    .orderBy(asc(sandboxRecords.id))
    .limit(limit);
  // As they were written.
  return rows as (SandboxRecord & { id: number })[];
}

/** The greatest id below those of all records that are not committed yet. */
export async function currentPosition(database: Database): Promise<number> {
  const [found] = rowsOf<{ position: string }>(
    await database.execute(sql`select (${firstOpenId} - 1)::text as position`),
  );
  return Number(found?.position ?? 0);
}

/**
 * Whether deliveries after a record may have been deleted: the sandbox has as many as it keeps, and all of them are
 * newer.
 */
export async function hasGap(
  database: Database,
  sandboxId: string,
  after: number,
): Promise<boolean> {
  const [row] = rowsOf<{ found: boolean | null }>(
    await database.execute(sql`
      select count(*) >= ${KEPT_DELIVERIES} and min(id) > ${after}::bigint as found
      from ${sandboxRecords} where sandbox_id = ${sandboxId} and kind = 'delivery'`),
  );
  return row?.found ?? false;
}

/** The latest record of each sandbox that exists; 0 if it has none. */
export async function latestRecords(
  database: Database,
  sandboxIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = rowsOf<{ id: string; latest: string }>(
    await database.execute(sql`
      select ${sandboxes.id} as id, coalesce((
        select max(record.id) from ${sandboxRecords} record
        where record.sandbox_id = ${sandboxes.id} and record.id < ${firstOpenId}
      ), 0)::text as latest
      from ${sandboxes} where ${sandboxes.id} = any(${textArray(sandboxIds)})`),
  );
  return new Map(rows.map(({ id, latest }) => [id, Number(latest)]));
}

/** The sandboxes that were used since a time and may have more records than they keep. */
export async function sandboxesToPrune(database: Database, usedSince: Date): Promise<string[]> {
  const rows = await database
    .select({ id: sandboxes.id })
    .from(sandboxes)
    .where(
      and(
        gte(sandboxes.lastUsedAt, usedSince),
        sql`exists (select 1 from ${sandboxRecords}
          where ${sandboxRecords.sandboxId} = ${sandboxes.id} offset ${KEPT_RECORDS}::int)`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Deletes all but the latest records of a sandbox, of each kind. */
export async function pruneRecords(database: Database, sandboxId: string): Promise<void> {
  await database.execute(sql`
    delete from ${sandboxRecords} record using (
      select id, kind, row_number() over (partition by kind order by id desc) as place
      from ${sandboxRecords} where sandbox_id = ${sandboxId}
    ) ranked
    where record.sandbox_id = ${sandboxId} and record.id = ranked.id
      and place > case ranked.kind when 'delivery' then ${KEPT_DELIVERIES}::int else ${KEPT_RECORDS}::int end`);
}
