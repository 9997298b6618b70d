import { env } from '../../../site/config/env';
import { AtOnce } from '../../../site/http/at-once';
import { countedNetwork } from '../../../site/http/client-address';
import { limits } from '../../contract/limits';
import { HttpError } from '../api-error';

/** Bodies up to this size need no place, except forms. */
export const SMALL_BODY_BYTES = limits.bodyBytes.json;

const RETRY_AFTER = { 'Retry-After': '1' };

const FULL = {
  client: new HttpError(
    429,
    ['too many large requests of your network arrive at the same time'],
    RETRY_AFTER,
  ),
  total: new HttpError(503, ['too many large requests arrive at the same time'], RETRY_AFTER),
} as const;

/** Maximum numbers of large bodies at the same time; those of the settings by default. */
export interface LargeBodyLimits {
  perClient: number;
  total: number;
}

/** The large bodies of a process. Many can arrive at the same time, but one after the other is parsed. */
export class LargeBodies {
  readonly #places: AtOnce;
  #lastTurn: Promise<unknown> = Promise.resolve();
  /** The last turn of each client that waits for one. */
  readonly #lastTurns = new Map<string, Promise<unknown>>();

  constructor({
    perClient = env.UPLOADS_AT_ONCE_PER_CLIENT,
    total = env.UPLOADS_AT_ONCE,
  }: Partial<LargeBodyLimits> = {}) {
    this.#places = new AtOnce({ perClient, total });
  }

  /**
   * Takes a place for a body that arrives.
   *
   * @param address of the client
   * @returns gives the place back
   * @throws HttpError 429 or 503 if there is none now
   */
  take(address: string): () => void {
    const place = this.#places.take(countedNetwork(address));
    if (typeof place === 'string') throw FULL[place];
    return place;
  }

  /**
   * Runs work alone: a form takes several times its size in memory while it is parsed, and its photos take time. A client
   * waits for a turn only after its last one, so that the others wait for one of its bodies at most.
   *
   * @param address of the client
   */
  inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const client = countedNetwork(address);
    const before = this.#lastTurns.get(client) ?? Promise.resolve();
    const turn = before.then(() => this.#alone(work));
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (this.#lastTurns.get(client) === settled) this.#lastTurns.delete(client);
      });
    this.#lastTurns.set(client, settled);
    return turn;
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => {});
    return turn;
  }
}
