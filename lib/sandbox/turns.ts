import type { FullLimit } from '../http/at-once';

/** Pieces of work of one client that wait. A class of readers behind one address can start at the same time. */
const MAX_WAITING = 40;
const MAX_WAIT_MS = 10_000;

/** Pieces of work that run at the same time. */
export interface TurnLimits {
  perClient: number;
  total: number;
}

interface Waiter {
  start: () => void;
}

/**
 * Lets expensive work of clients take turns. What can't run at once waits: that of one client in its order, and clients
 * one after the other, so that the work of one delays that of another by one turn at most.
 */
export class Turns {
  readonly limits: TurnLimits;
  readonly #startTimer: (callback: () => void, milliseconds: number) => () => void;
  readonly #running = new Map<string, number>();
  /** The client whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiter>>();
  #total = 0;

  constructor(
    limits: TurnLimits,
    startTimer: (callback: () => void, milliseconds: number) => () => void,
  ) {
    this.limits = limits;
    this.#startTimer = startTimer;
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
    if (own.size === 0 && this.#hasRoom(client)) return this.#begin(client);
    if (own.size >= MAX_WAITING || signal.aborted) return 'client';
    this.#waiting.set(client, own);
    return new Promise((resolve) => {
      const leave = () => finish(this.#isClientFull(client) ? 'client' : 'total');
      const waiter = { start: () => finish(this.#begin(client)) };
      const cancelTimer = this.#startTimer(leave, MAX_WAIT_MS);
      const finish = (outcome: (() => void) | FullLimit) => {
        own.delete(waiter);
        if (own.size === 0) this.#waiting.delete(client);
        cancelTimer();
        signal.removeEventListener('abort', leave);
        resolve(outcome);
      };
      own.add(waiter);
      signal.addEventListener('abort', leave);
    });
  }

  #isClientFull(client: string): boolean {
    return (this.#running.get(client) ?? 0) >= this.limits.perClient;
  }

  #hasRoom(client: string): boolean {
    return this.#total < this.limits.total && !this.#isClientFull(client);
  }

  #begin(client: string): () => void {
    this.#total += 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.#total -= 1;
      const left = (this.#running.get(client) ?? 1) - 1;
      if (left > 0) this.#running.set(client, left);
      else this.#running.delete(client);
      this.#startNext();
    };
  }

  #startNext(): void {
    for (const [client, own] of this.#waiting) {
      const [first] = own;
      if (!first || !this.#hasRoom(client)) continue;
      // Other clients come before the next turn of this one.
      this.#waiting.delete(client);
      this.#waiting.set(client, own);
      first.start();
      return;
    }
  }
}
