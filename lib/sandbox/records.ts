import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { sandboxRecords } from '../database/tables/sandboxes';

/** What happened in a sandbox, as its stream sends it. */
export interface SandboxRecord {
  kind: (typeof sandboxRecords.$inferSelect)['kind'];
  data: Record<string, unknown>;
}

/** How many records of a sandbox are kept. */
const KEPT_RECORDS = 1_000;

/** More records than a transaction writes for a sandbox. */
const IDS_PER_TRANSACTION = 100_000;

/** The first id of the transaction that runs. */
const firstId: SQL = sql`pg_current_xact_id()::text::bigint * ${sql.raw(String(IDS_PER_TRANSACTION))}`;

/** The first id of the oldest transaction that still runs: below it, no record can be added any more. */
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

/** Writes records of several sandboxes at once, in their order. */
export async function writeRecords(
  database: Database,
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
 * The records of a sandbox after one of them, oldest first. Only records that no other can come before any more: a
 * reader that asks again with the last id misses none.
 */
export async function readRecords(
  database: Database,
  sandboxId: string,
  after: number,
  limit: number,
): Promise<(SandboxRecord & { id: number })[]> {
  return database
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
}

/** The id after which all records come that are not written yet. */
export async function currentPosition(database: Database): Promise<number> {
  const { rows } = (await database.execute(
    sql`select (${firstOpenId} - 1)::text as position`,
  )) as unknown as { rows: { position: string }[] };
  return Number(rows[0]?.position ?? 0);
}

/** Deletes all but the latest records of a sandbox. */
export async function pruneRecords(database: Database, sandboxId: string): Promise<void> {
  const oldestKept = database
    .select({ id: sandboxRecords.id })
    .from(sandboxRecords)
    .where(eq(sandboxRecords.sandboxId, sandboxId))
    .orderBy(sql`${sandboxRecords.id} desc`)
    .offset(KEPT_RECORDS - 1)
    .limit(1);
  await database
    .delete(sandboxRecords)
    .where(
      and(eq(sandboxRecords.sandboxId, sandboxId), lt(sandboxRecords.id, sql`(${oldestKept})`)),
    );
}
