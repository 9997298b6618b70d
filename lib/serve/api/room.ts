import { mkdir, statfs } from 'node:fs/promises';
import { HttpError } from '../../api/http/api-error';
import type { Env } from '../../site/config/env';

/** Maximum age of a measurement. */
const MEASURED_MS = 10_000;

const RETRY_SECONDS = 300;

const MEGABYTE = 1024 * 1024;

export interface RoomOptions {
  settings: Pick<Env, 'API_DATA_DIR' | 'DISK_RESERVE_MB' | 'DATABASE_MB'>;
  /** Returns the bytes that the embedded database uses; `null` if the database is a server. */
  databaseBytes: () => Promise<number | null>;
}

/** The room that a host has for new sandboxes, uploads and webhooks of inboxes. */
export class Room {
  readonly #options: RoomOptions;
  #problem: Promise<string | null> = Promise.resolve(null);
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  /** @throws HttpError 503 if there is too little room */
  async check(): Promise<void> {
    if (performance.now() - this.#measuredAt >= MEASURED_MS) {
      this.#measuredAt = performance.now();
      this.#problem = this.#measure();
    }
    const problem = await this.#problem;
    if (problem === null) return;
    throw new HttpError(503, [problem], { 'Retry-After': String(RETRY_SECONDS) });
  }

  async #measure(): Promise<string | null> {
    const { settings, databaseBytes } = this.#options;
    // With a database server, the first image creates it.
    await mkdir(settings.API_DATA_DIR, { recursive: true });
    const { bavail, bsize } = await statfs(settings.API_DATA_DIR);
    if (bavail * bsize < settings.DISK_RESERVE_MB * MEGABYTE) {
      return 'the disk of the host is almost full, try again later';
    }
    const bytes = await databaseBytes();
    return bytes !== null && bytes > settings.DATABASE_MB * MEGABYTE
      ? 'the database of the host is full, try again later'
      : null;
  }
}
