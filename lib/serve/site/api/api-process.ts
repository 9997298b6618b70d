import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import type { ApiMessage, ParentMessage } from './api-messages';

export interface ApiProcessOptions {
  /** The file that the process runs. It listens on the socket that it gets as its argument. */
  file: string;
  /** Environment variables of the process, in addition to those of this one. */
  settings?: Record<string, string>;
  /** Time after which a process that doesn't respond while it starts is ended. */
  startTimeoutMs?: number;
  /** Maximum time that a request waits for a process that is starting; two seconds by default. */
  startWaitMs?: number;
  log: Logger;
}

/**
 * What became of a request: it got a response, the process is not there and got nothing, or the connection broke before
 * a response, so that the process may have carried the request out.
 */
type Passed = 'responded' | 'unavailable' | 'interrupted';

/**
 * Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1), or that were followed here. To
 * clients, both processes are one server, so other headers that `Connection` names are passed on.
 */
const CONNECTION_HEADERS = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'upgrade'];

/**
 * Pauses before a restart: doubled while the process can't start. One that ended while it ran starts again soon, so that
 * a request that ends it doesn't keep it from others.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
const START_WAIT_MS = 2_000;
/**
 * A process that doesn't respond for this long is ended. Its priority is low, so on a busy machine it may get no time
 * for many seconds without an error.
 */
const START_TIMEOUT_MS = 60_000;
const ALIVE_TIMEOUT_MS = 60_000;
const ALIVE_INTERVAL_MS = 5_000;
/** Time limit for the stop of the process. */
const STOP_TIMEOUT_MS = 10_000;
/** Memory that the process's JavaScript may use, in megabytes. The embedded database has its memory apart from it. */
const MAX_HEAP_MB = 1_024;

/**
 * The process that runs the API. Whatever happens to it, the process of the site continues: it passes requests on, and
 * starts the API again when it has ended.
 */
export class ApiProcess {
  readonly #options: ApiProcessOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'laurel-api-'));
  readonly #socket = join(this.#folder, 'api.sock');
  readonly #agent = new Agent({ keepAlive: true });
  readonly #proxy = createProxyServer({
    target: { socketPath: this.#socket },
    agent: this.#agent,
  });
  #child: ChildProcess | undefined;
  #state: 'starting' | 'ready' | 'down' | 'stopped' = 'down';
  #started: Promise<void> = Promise.resolve();
  #pause = FIRST_PAUSE_MS;
  #restartAt = 0;

  constructor(options: ApiProcessOptions) {
    this.#options = options;
    // Otherwise they wait for the body, whose client may wait for a response to them.
    this.#proxy.on('proxyReq', (outgoing) => outgoing.flushHeaders());
    this.#proxy.on('proxyRes', ({ headers }, _request, response) => {
      for (const name of CONNECTION_HEADERS) delete headers[name];
      // Otherwise the package promises to keep connections that the client wants to be closed.
      headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
    });
  }

  start(): void {
    if (this.#state === 'stopped') return;
    const { file, settings, startTimeoutMs = START_TIMEOUT_MS, log } = this.#options;
    this.#state = 'starting';
    // A process that crashed leaves it behind.
    rmSync(this.#socket, { force: true });
    const child = fork(file, [this.#socket], {
      env: { ...process.env, ...settings },
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    });
    this.#child = child;
    let hasRun = false;
    let aliveAt = performance.now();
    const check = () => {
      const ms = hasRun ? ALIVE_TIMEOUT_MS : startTimeoutMs;
      if (performance.now() - aliveAt > ms) {
        const what = hasRun ? 'respond' : 'start';
        log.error({ ms }, `The API does not ${what}. It is ended and started again.`);
        child.kill('SIGKILL');
      } else if (child.connected) child.send('alive', () => {});
    };
    const watch = setInterval(check, Math.min(ALIVE_INTERVAL_MS, startTimeoutMs)).unref();
    this.#started = new Promise((resolve) => {
      child.on('message', (message: ApiMessage) => {
        aliveAt = performance.now();
        if (message !== 'ready' || this.#child !== child) return;
        hasRun = true;
        if (this.#state === 'starting') this.#state = 'ready';
        resolve();
      });
      const end = (reason: object) => {
        if (this.#child !== child) return;
        this.#child = undefined;
        clearInterval(watch);
        resolve();
        if (this.#state !== 'stopped') this.#restart(hasRun, reason);
      };
      child.once('exit', (code, signal) => end({ code, signal }));
      child.once('error', (error) => end({ err: error }));
    });
  }

  #restart(hasRun: boolean, reason: object): void {
    this.#state = 'down';
    const pause = hasRun ? FIRST_PAUSE_MS : this.#pause;
    this.#pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    this.#restartAt = performance.now() + pause;
    this.#options.log.error({ ...reason, restartMs: pause }, 'The API ended. It is started again.');
    setTimeout(() => this.start(), pause).unref();
  }

  /**
   * Passes a request on whose method fits its body, and streams both bodies.
   *
   * @param path path without the base path, with the query
   * @returns what became of it; nothing was sent to the client unless there was a response
   */
  async pass(path: string, request: IncomingMessage, response: ServerResponse): Promise<Passed> {
    if (this.#state === 'starting') {
      const { startWaitMs = START_WAIT_MS } = this.#options;
      await Promise.race([this.#started, wait(startWaitMs, undefined, { ref: false })]);
    }
    if (this.#state !== 'ready') return 'unavailable';
    request.url = path;
    for (const name of CONNECTION_HEADERS) delete request.headers[name];
    try {
      await this.#proxy.web(request, response);
    } catch (error) {
      if (!response.headersSent && !response.destroyed) {
        const { code = '' } = error as NodeJS.ErrnoException;
        // The connection was never made: there is no process, or too many wait for it.
        return ['ECONNREFUSED', 'ENOENT', 'EAGAIN'].includes(code) ? 'unavailable' : 'interrupted';
      }
      // A response that has begun can only be aborted.
      response.destroy();
    }
    return 'responded';
  }

  /** Seconds after which a client may try again. */
  get retryAfter(): number {
    return Math.max(1, Math.ceil((this.#restartAt - performance.now()) / 1_000) + 1);
  }

  /** Notifies the process that the server will stop, so that the process ends open streams. */
  announceStop(): void {
    const message: ParentMessage = 'stopping';
    if (this.#child?.connected) this.#child.send(message, () => {});
  }

  /** Stops the process when its requests are done. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    const child = this.#child;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([ended, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      child.kill('SIGKILL');
    }
    this.#agent.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
