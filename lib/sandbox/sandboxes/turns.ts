import { AtOnce, type FullLimit } from '../../site/http/at-once';

/** Pieces of work of one client that wait. A class of readers behind one address can start at the same time. */
const MAX_WAITING = 40;
const MAX_WAIT_MS = 10_000;

interface Waiter {
  start: (place: () => void) => void;
}

/**
 * Lets expensive work of clients take turns. What can't run at once waits: that of one client in its order, and clients
 * one after the other, so that the work of one delays that of another by one turn at most.
 */
export class Turns {
  readonly #places: AtOnce;
  /** The client whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiter>>();

  /** @param limits how many pieces of work run at the same time */
  constructor(limits: AtOnce['limits']) {
    this.#places = new AtOnce(limits);
  }

  /** Limits of simultaneous work. */
  get limits(): AtOnce['limits'] {
    return this.#places.limits;
  }

  /**
   * Takes a turn, as soon as there is one.
   *
   * @param client `countedNetwork` of its address
   * @param signal aborted if the client goes away, which ends the wait
   * @returns a function that ends the turn; or the limit that left none in time
   */
  async take(client: string, signal: AbortSignal): Promise<(() => void) | FullLimit> {
    const own = this.#waiting.get(client) ?? new Set();
    if (own.size === 0) {
      const place = this.#places.take(client);
      if (typeof place === 'function') return this.#turnWith(place);
    }
    if (own.size >= MAX_WAITING || signal.aborted) return 'client';
    this.#waiting.set(client, own);
    return new Promise((resolve) => {
      const leave = () => finish(this.#places.fullLimit(client) ?? 'total');
      const waiter: Waiter = { start: (place) => finish(this.#turnWith(place)) };
      const timer = setTimeout(leave, MAX_WAIT_MS);
      const finish = (outcome: (() => void) | FullLimit) => {
        own.delete(waiter);
        if (own.size === 0) this.#waiting.delete(client);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        resolve(outcome);
      };
      own.add(waiter);
      signal.addEventListener('abort', leave);
    });
  }

  /** @returns ends the turn: gives its place back, and starts the next one */
  #turnWith(place: () => void): () => void {
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      place();
      this.#startNext();
    };
  }

  #startNext(): void {
    for (const [client, own] of this.#waiting) {
      const [first] = own;
      if (!first) continue;
      const place = this.#places.take(client);
      if (typeof place === 'string') continue;
      // Other clients come before the next turn of this one.
      this.#waiting.delete(client);
      this.#waiting.set(client, own);
      first.start(place);
      return;
    }
  }
}
