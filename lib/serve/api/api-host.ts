import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApi } from '../../api/app';
import { shortName } from '../../api/contract/errors/message-limits';
import type { OpenDatabase } from '../../api/database/database';
import { usedBytes } from '../../api/database/embedded-size';
import { DatabaseUnavailableError } from '../../api/database/errors';
import { openDatabase } from '../../api/database/open-database';
import { readSecretKey } from '../../api/database/secret-key';
import { HttpError } from '../../api/http/api-error';
import type { Api } from '../../api/http/create-app';
import { withCommonHeaders } from '../../api/http/response-headers';
import type { ApiServices } from '../../api/http/services';
import { openUploads } from '../../api/uploads/open-uploads';
import type { UploadStore } from '../../api/uploads/upload-store';
import { API_HEALTH_ADDRESS } from '../../site/config/addresses';
import type { Env } from '../../site/config/env';
import { loadOnce } from '../../site/config/load-once';
import type { BackgroundWork } from './background-work';
import { healthCheck } from './health';
import type { Metrics } from './metrics';
import { RequestGuard } from './request-guard';
import { Room } from './room';
import { SandboxHost } from './sandbox-host';

export interface ApiHostOptions {
  settings: Env;
  log: Logger;
  /** Returns a prepared database to start a new embedded one from. */
  findTemplate: () => Promise<string | undefined>;
  metrics?: Metrics | undefined;
}

const UNKNOWN_ADDRESS = 'unknown';

/** The addresses of sandboxes. */
const SANDBOX_PATH = /^\/sandbox(?:\/|$)/;

/** A failed attempt to open the database is retried at most this often. */
const REOPEN_PAUSE_MS = 1_000;
/** Maximum time that a request waits for the database to open. Then it gets 503. */
const OPEN_WAIT_MS = 5_000;

/**
 * The running API with its database and background work. The database is opened by the first request or by
 * {@link open}. While it can't be opened, requests get 503, and later ones try again.
 */
export class ApiHost implements Api {
  readonly #settings: Env;
  readonly #log: Logger;
  readonly #findTemplate: ApiHostOptions['findTemplate'];
  readonly #metrics: Metrics | undefined;
  readonly #services: ApiServices;
  readonly #guard: RequestGuard;
  readonly #checkHealth: ReturnType<typeof healthCheck>;
  readonly #sandboxes: SandboxHost | undefined;
  readonly #loadApi = loadOnce(async (): Promise<Api> => {
    const { handlers } = await import('../../api/handlers');
    return createApi(this.#services, handlers);
  });
  #opening: Promise<void> | undefined;
  #opened: { database: OpenDatabase; uploads: UploadStore } | undefined;
  #secretKey: Uint8Array | undefined;
  #work: BackgroundWork | undefined;
  #failure: { error: unknown; at: number } | undefined;
  #isStopping = false;
  #isClosed = false;

  constructor({ settings, log, findTemplate, metrics }: ApiHostOptions) {
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    this.#findTemplate = findTemplate;
    this.#guard = new RequestGuard(settings);
    const host = this;
    const room = new Room({ settings, databaseBytes: () => this.#embeddedBytes() });
    const services: ApiServices = {
      get database() {
        return host.#open().database.database;
      },
      timedDatabase: (time) => host.#open().database.timed(time),
      get uploads() {
        return host.#open().uploads;
      },
      now: Date.now,
      randomBytes,
      secretKey: () => {
        this.#secretKey ??= readSecretKey(settings.API_DATA_DIR, settings.SECRET_KEY);
        return this.#secretKey;
      },
      log: (level, line) => {
        const isWork = 'worker' in line;
        if (!isWork) metrics?.countRequest(line);
        log[level](line, isWork ? 'background work' : 'request');
      },
      checkRoom: () => room.check(),
      largeBodies: {
        perClient: settings.UPLOADS_AT_ONCE_PER_CLIENT,
        total: settings.UPLOADS_AT_ONCE,
      },
      onCommit: () => this.#work?.wake(),
    };
    this.#sandboxes = settings.SANDBOX
      ? new SandboxHost(services, settings, async (which) => this.#work?.deliverDue(which) ?? 0)
      : undefined;
    // The properties are those of the object, which opens the database when it is needed.
    this.#services = Object.assign(services, this.#sandboxes?.hooks);
    this.#checkHealth = healthCheck(this.#services, () => this.#isStopping);
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

  /**
   * Responds to a request within the limits of its client. Health checks have none, since load balancers send them.
   *
   * @param address of the client, or its network
   */
  async fetch(request: Request, address = UNKNOWN_ADDRESS): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === API_HEALTH_ADDRESS) {
      // A database that opens slowly must not delay it.
      if (this.#isStopping) return this.#checkHealth(request);
      return this.#respond(request, pathname, address);
    }
    const response = await this.#guard.run(address, () =>
      this.#respond(request, pathname, address),
    );
    const isOfApi = response.headers.has('x-request-id');
    this.#metrics?.countRefusal(response, isOfApi ? 'api' : 'host');
    return isOfApi
      ? response
      : withCommonHeaders(response, request.headers.get('x-request-id'), randomBytes);
  }

  async #respond(request: Request, pathname: string, address: string): Promise<Response> {
    const opened = this.open().catch(() => {});
    const timeout = new AbortController();
    const [api] = await Promise.all([
      this.#loadApi(),
      Promise.race([opened, wait(OPEN_WAIT_MS, undefined, timeout).catch(() => {})]),
    ]);
    timeout.abort();
    if (pathname === API_HEALTH_ADDRESS) return this.#checkHealth(request);
    if (!SANDBOX_PATH.test(pathname)) return api.fetch(request, address);
    return this.#sandboxes?.fetch(request, address) ?? noSandbox(pathname);
  }

  /**
   * Reports from now on that it isn't ready, ends the streams, which would keep their connections open forever, and starts
   * no more background work.
   */
  prepareToStop(): void {
    this.#isStopping = true;
    this.#sandboxes?.endStreams();
    this.#work?.stopStarting();
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
      }),
      this.#loadApi(),
    ]);
    try {
      await this.#sandboxes?.prepare({ database: opened.database, now: Date.now, randomBytes });
      const { API_DATA_DIR, API_URL, UPLOADS_MB } = this.#settings;
      const uploads = await openUploads(opened.database, {
        dataDirectory: API_DATA_DIR,
        publicUrl: API_URL,
        maxMegabytes: UPLOADS_MB,
        randomBytes,
      });
      this.#opened = { database: opened, uploads };
      this.#metrics?.watch(opened);
    } catch (error) {
      await opened.close();
      throw error;
    }
    this.#failure = undefined;
    const { startBackgroundWork } = await import('./background-work');
    this.#work = startBackgroundWork(this.#services, this.#settings, this.#sandboxes, opened.tidy);
    this.#log.info({ database: opened.kind }, 'The database is open.');
  }

  #open() {
    if (!this.#opened) throw new DatabaseUnavailableError(this.#failure?.error);
    return this.#opened;
  }

  /** The bytes that the embedded database uses; `null` if the database is a server. */
  async #embeddedBytes(): Promise<number | null> {
    const { database, kind } = this.#open().database;
    return kind === 'postgres' ? null : usedBytes(database);
  }
}

/** The response below `/sandbox` if there are no sandboxes. */
function noSandbox(pathname: string): Response {
  const response = new HttpError(404, [
    `${shortName(pathname)} is not an endpoint of this host`,
  ]).toResponse();
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
