import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../api/database/database';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { HttpError } from '../../api/http/api-error';
import type { SandboxServices } from '../http/services';
import { noteUse, USE_PRECISION_MS } from './sandbox-store';
import { storedSize } from './stored-size';

const RETRY_AFTER = { 'Retry-After': '60' };

/** The errors if a sandbox stores too much. */
export const SANDBOX_FULL = {
  rows: new HttpError(503, ['the sandbox has too many rows, reset it to continue'], RETRY_AFTER),
  bytes: new HttpError(503, ['the sandbox stores too much, reset it to continue'], RETRY_AFTER),
  client: new HttpError(
    503,
    ['the sandboxes of your network store too much, reset some of them to continue'],
    RETRY_AFTER,
  ),
} as const;

type FullLimit = keyof typeof SANDBOX_FULL;

/** A sandbox is measured again after this many requests, or when this many bytes were written, even within a minute. */
const MAX_REQUESTS = 200;
const MAX_WRITTEN = 4 * 1024 * 1024;

interface Use {
  notedAt: number;
  measuredAt: number;
  full: FullLimit | null;
  /** Since the measurement. */
  requests: number;
  written: number;
}

/** Notes that sandboxes are used, so that they stay, and finds out which store too much. */
export class UseGuard {
  readonly #services: Pick<SandboxServices, 'now' | 'limits'>;
  readonly #uses = new Map<string, Use>();
  #forgotAt = 0;

  constructor(services: Pick<SandboxServices, 'now' | 'limits'>) {
    this.#services = services;
  }

  /**
   * Notes a request.
   *
   * @returns the limit that the sandbox has reached; `null` if none
   */
  async note(database: Database, sandboxId: string): Promise<FullLimit | null> {
    const now = this.#services.now();
    const use = this.#entryOf(sandboxId);
    use.requests += 1;
    if (now - use.notedAt >= USE_PRECISION_MS) {
      use.notedAt = now;
      await noteUse({ database, now: this.#services.now }, [sandboxId]);
    }
    return this.fullLimit(database, sandboxId);
  }

  /** Notes bytes that were written for a sandbox. */
  noteWritten(sandboxId: string, bytes: number): void {
    this.#entryOf(sandboxId).written += bytes;
  }

  /**
   * The limit that a sandbox has reached; `null` if none. What it stores is measured from time to time, so it may exceed
   * a limit a little.
   */
  async fullLimit(database: Database, sandboxId: string): Promise<FullLimit | null> {
    const { now } = this.#services;
    const use = this.#entryOf(sandboxId);
    const isRecent = now() - use.measuredAt < USE_PRECISION_MS;
    if (isRecent && use.requests < MAX_REQUESTS && use.written < MAX_WRITTEN) return use.full;
    // Other requests that arrive meanwhile don't measure too.
    Object.assign(use, { measuredAt: now(), requests: 0, written: 0 });
    use.full = await this.#measure(database, sandboxId);
    return use.full;
  }

  /** Measures again with the next request, such as after a reset. */
  forget(sandboxId: string): void {
    this.#uses.delete(sandboxId);
  }

  #entryOf(sandboxId: string): Use {
    const known = this.#uses.get(sandboxId);
    if (known) return known;
    this.#forgetOld();
    const use = { notedAt: 0, measuredAt: 0, full: null, requests: 0, written: 0 };
    this.#uses.set(sandboxId, use);
    return use;
  }

  async #measure(database: Database, sandboxId: string): Promise<FullLimit | null> {
    const { limits } = this.#services;
    const { rows, bytes } = await storedSize(database, sandboxId);
    await database.update(sandboxes).set({ bytes }).where(eq(sandboxes.id, sandboxId));
    if (rows >= limits.rows) return 'rows';
    if (bytes >= limits.bytes) return 'bytes';
    return (await networkBytes(database, sandboxId)) >= limits.bytesPerClient ? 'client' : null;
  }

  #forgetOld(): void {
    const now = this.#services.now();
    if (now - this.#forgotAt < USE_PRECISION_MS) return;
    this.#forgotAt = now;
    for (const [id, { notedAt, measuredAt }] of this.#uses) {
      if (now - Math.max(notedAt, measuredAt) >= USE_PRECISION_MS) this.#uses.delete(id);
    }
  }
}

/** The bytes of all sandboxes of the network that created one, by their last measurements. */
async function networkBytes(database: Database, sandboxId: string): Promise<number> {
  const own = alias(sandboxes, 'own');
  const [row] = await database
    .select({ bytes: sql<string>`coalesce(sum(${sandboxes.bytes}), 0)` })
    .from(sandboxes)
    .innerJoin(own, eq(own.creatorHash, sandboxes.creatorHash))
    .where(eq(own.id, sandboxId));
  return Number(row?.bytes);
}
