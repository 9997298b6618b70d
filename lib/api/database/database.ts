import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseTime } from './statement-time';

/** PostgreSQL, embedded or a server: the same SQL runs on both. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database of a handler. The outer one would wait for the transaction that it is used in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A database that is open, and how it is closed. */
export interface OpenDatabase {
  database: Database;
  /** The same database for one request, which adds up its time. */
  timed(time: DatabaseTime): Database;
  kind: 'pglite' | 'postgres';
  /** Connections of the pool of a server, and how many requests wait for one. */
  connections?: () => { open: number; idle: number; waiting: number };
  /** Frees the space of deleted rows, which a server does by itself. */
  tidy?: () => Promise<void>;
  /** Waits for statements under way. */
  close(): Promise<void>;
}
