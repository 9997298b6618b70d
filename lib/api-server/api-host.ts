import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Api, createApi } from '../api/app';
import type { ApiServices } from '../api/http/services';
import { openUploads } from '../api/uploads/open-uploads';
import type { UploadStore } from '../api/uploads/upload-store';
import type { Env } from '../config/env';
import type { OpenDatabase } from '../database/database';
import { DatabaseUnavailableError } from '../database/errors';
import { openDatabase } from '../database/open-database';
import type { BackgroundWork } from './background-work';
import { ensureDemoShop } from './demo-shop';
import { checkHealth, HEALTH_PATH } from './health';

export interface ApiHostOptions {
  settings: Env;
  log: Logger;
  /** Returns a prepared database to start a new embedded one from. */
  findTemplate: () => Promise<string | undefined>;
}

/** A failed attempt to open the database is repeated at most this often. */
const REOPEN_PAUSE_MS = 1_000;
/** How long a request waits for the database to open. Then it gets 503. */
const OPEN_WAIT_MS = 5_000;

/**
 * The running API with its database and background work. The database is opened by the first request or by
 * {@link open}. While it can't be opened, requests get 503, and later ones try again.
 */
export class ApiHost implements Api {
  readonly #settings: Env;
  readonly #log: Logger;
  readonly #findTemplate: ApiHostOptions['findTemplate'];
  readonly #services: ApiServices;
  #api: Promise<Api> | undefined;
  #opening: Promise<void> | undefined;
  #opened: { database: OpenDatabase; uploads: UploadStore } | undefined;
  #work: BackgroundWork | undefined;
  #failure: { error: unknown; at: number } | undefined;
  #isClosed = false;

  constructor({ settings, log, findTemplate }: ApiHostOptions) {
    this.#settings = settings;
    this.#log = log;
    this.#findTemplate = findTemplate;
    const host = this;
    this.#services = {
      get database() {
        return host.#open().database.database;
      },
      get uploads() {
        return host.#open().uploads;
      },
      now: Date.now,
      randomBytes,
      log: (level, line) => log[level](line, 'worker' in line ? 'background work' : 'request'),
      onCommit: () => this.#work?.wake(),
    };
  }

  /** Opens the database unless it is open, and starts the background work. */
  open(): Promise<void> {
    const { error, at = -Infinity } = this.#failure ?? {};
    if (performance.now() - at < REOPEN_PAUSE_MS) return Promise.reject(error);
    this.#opening ??= this.#openDatabase().catch((failure) => {
      this.#opening = undefined;
      this.#failure = { error: failure, at: performance.now() };
      throw failure;
    });
    return this.#opening;
  }

  async fetch(request: Request, address?: string): Promise<Response> {
    const opened = this.open().catch(() => {});
    const timeout = new AbortController();
    const [api] = await Promise.all([
      this.#loadApi(),
      Promise.race([opened, wait(OPEN_WAIT_MS, undefined, timeout).catch(() => {})]),
    ]);
    timeout.abort();
    if (new URL(request.url).pathname === HEALTH_PATH) {
      return checkHealth(request, this.#services);
    }
    return api.fetch(request, address);
  }

  /** Ends the background work and closes the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening?.catch(() => {});
    await this.#work?.stop();
    await this.#opened?.database.close();
    this.#opened = undefined;
  }

  async #openDatabase(): Promise<void> {
    if (this.#isClosed) throw new Error('The API is stopping.');
    // Modules load while the database opens.
    const [opened] = await Promise.all([
      openDatabase(this.#settings, {
        template: async () => (this.#settings.SANDBOX ? this.#findTemplate() : undefined),
        onWait: (message) => this.#log.warn(message),
        onLost: ({ message }) => this.#end(message),
      }),
      this.#loadApi(),
    ]);
    try {
      if (this.#settings.SANDBOX) await ensureDemoShop(opened.database, new Date());
      const { API_DATA_DIR: dataDirectory, API_URL: publicUrl } = this.#settings;
      const uploads = await openUploads(opened.database, { dataDirectory, publicUrl, randomBytes });
      this.#opened = { database: opened, uploads };
    } catch (error) {
      await opened.close();
      throw error;
    }
    this.#failure = undefined;
    const { startBackgroundWork } = await import('./background-work');
    this.#work = startBackgroundWork(this.#services, this.#settings);
    this.#log.info({ database: opened.kind }, 'The database is open.');
  }

  #loadApi(): Promise<Api> {
    this.#api ??= import('../api/handlers').then(({ handlers }) =>
      createApi(this.#services, handlers),
    );
    return this.#api;
  }

  #open() {
    if (!this.#opened) throw new DatabaseUnavailableError(this.#failure?.error);
    return this.#opened;
  }

  /** Ends the process in the ordinary way, since it can't continue. */
  #end(message: string): void {
    this.#log.fatal(message);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  }
}
