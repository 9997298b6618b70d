import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../../api/database/database';
import { usedBytes } from '../../api/database/embedded-size';
import { rowsOf } from '../../api/database/sql';

/** Rows that are counted at most, so that reading the metrics stays cheap. */
const MAX_COUNTED = 100_000;
/** Requests for the metrics within this time share what was read from the database. */
const READ_MS = 5_000;
/** Prometheus gives up after 10 seconds, which is also how long a request waits for a connection. */
const READ_TIMEOUT_MS = 2_000;

/** Figures of the work that waits, from the database that all processes share. */
interface Waiting {
  unfinished: number;
  retries: number;
  deliveryAge: number;
  redemptionAge: number;
  sandboxes: number;
  bytes: number;
}

/** Metrics of a process of the API. Labels have few values: names of operations and errors, never what a client sends. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation' | 'status'>;
  readonly #databaseTimes: Histogram<'part'>;
  readonly #refusals: Counter<'error' | 'by'>;
  #opened: OpenDatabase | undefined;
  #waiting: Promise<Waiting | undefined> = Promise.resolve(undefined);
  #readAt = Number.NEGATIVE_INFINITY;

  constructor() {
    const registers = [this.#registry];
    // Also the delay of the event loop, the memory, and the CPU time.
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'laurel_request_duration_seconds',
      help: 'Duration of requests by operation and class of status.',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.#databaseTimes = new Histogram({
      name: 'laurel_database_seconds',
      help: 'Time of a request in statements, and in the wait for a connection to the database.',
      labelNames: ['part'],
      buckets: [0.001, 0.01, 0.1, 1, 10],
      registers,
    });
    this.#refusals = new Counter({
      name: 'laurel_refusals_total',
      help: 'Responses of 429 and 503 by error, and whether the host or the API refused.',
      labelNames: ['error', 'by'],
      registers,
    });
    this.#addGauges();
  }

  /** Counts a request by the line that the log has of it. */
  countRequest(line: Readonly<Record<string, unknown>>): void {
    const { operation = 'none', status, ms, sqlMs, waitMs } = line;
    const labels = { operation: String(operation), status: `${String(status).charAt(0)}xx` };
    this.#requests.observe(labels, Number(ms) / 1_000);
    this.#databaseTimes.observe({ part: 'sql' }, Number(sqlMs) / 1_000);
    this.#databaseTimes.observe({ part: 'wait' }, Number(waitMs) / 1_000);
  }

  /** Counts a response that refuses a request. @param by whether a limit of the host refused it, before the API */
  countRefusal({ status, headers }: Response, by: 'host' | 'api'): void {
    if (status !== 429 && status !== 503) return;
    this.#refusals.inc({ error: headers.get('laurel-error') ?? 'none', by });
  }

  /** Reads the database from now on. */
  watch(opened: OpenDatabase): void {
    this.#opened = opened;
  }

  /** The metrics as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #addGauges(): void {
    const figures: Record<string, [name: keyof Waiting, help: string]> = {
      laurel_deliveries_unfinished: ['unfinished', 'Deliveries that wait or are being sent.'],
      laurel_deliveries_retrying: ['retries', 'Deliveries that wait after a failed attempt.'],
      laurel_deliveries_overdue_seconds: ['deliveryAge', 'Time since the oldest delivery is due.'],
      laurel_redemptions_overdue_seconds: [
        'redemptionAge',
        'Time since the oldest redemption is due.',
      ],
      laurel_sandboxes: ['sandboxes', 'Sandboxes that exist.'],
      laurel_database_bytes: ['bytes', 'Size of the database.'],
    };
    const metrics = this;
    for (const [name, [figure, help]] of Object.entries(figures)) {
      const collect = async function (this: Gauge) {
        const waiting = await metrics.#read();
        if (waiting) this.set(Number(waiting[figure]));
        else this.remove();
      };
      new Gauge({
        name,
        help: `${help} The same in all processes.`,
        registers: [this.#registry],
        collect,
      });
    }
    new Gauge({
      name: 'laurel_database_connections',
      help: 'Connections of the pool, and requests that wait for one.',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        const counts: Record<string, number> = metrics.#opened?.connections?.() ?? {};
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    });
  }

  #read(): Promise<Waiting | undefined> {
    if (performance.now() - this.#readAt >= READ_MS) {
      this.#readAt = performance.now();
      // Without a database, or while all connections are in use, the other metrics are still there.
      this.#waiting = Promise.race([
        readWaiting(this.#opened),
        wait(READ_TIMEOUT_MS, undefined, { ref: false }),
      ]).catch(() => undefined);
    }
    return this.#waiting;
  }
}

async function readWaiting(opened: OpenDatabase | undefined): Promise<Waiting | undefined> {
  if (!opened) return undefined;
  const unfinished = sql`state in ('waiting', 'sending')`;
  const count = (rows: typeof unfinished) =>
    sql`(select count(*)::int from (select ${rows} limit ${sql.raw(String(MAX_COUNTED))}) listed)`;
  const age = (rows: typeof unfinished) =>
    sql`(select greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 ${rows})`;
  const result = await opened.database.execute(sql`
    select ${count(sql`from deliveries where ${unfinished}`)} as unfinished,
      ${count(sql`from deliveries where ${unfinished} and attempts > 0`)} as retries,
      ${age(sql`from deliveries where ${unfinished}`)} as "deliveryAge",
      ${age(sql`from redemptions where state in ('queued', 'fulfilling')`)} as "redemptionAge",
      ${count(sql`from sandboxes`)} as sandboxes,
      pg_database_size(current_database())::float8 as bytes`);
  const [waiting] = rowsOf<Waiting>(result);
  if (!waiting) return undefined;
  return opened.kind === 'pglite'
    ? { ...waiting, bytes: await usedBytes(opened.database) }
    : waiting;
}
