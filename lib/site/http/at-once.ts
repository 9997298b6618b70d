/** The limit that leaves no place: that of the client, or that of all clients together. */
export type FullLimit = 'client' | 'total';

/** Counts what runs at the same time, for each client and in total. */
export class AtOnce {
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(readonly limits: { perClient: number; total: number }) {}

  /** The limit that leaves a client no place; `null` if there is one. */
  fullLimit(client: string): FullLimit | null {
    if ((this.#counts.get(client) ?? 0) >= this.limits.perClient) return 'client';
    return this.#total >= this.limits.total ? 'total' : null;
  }

  /**
   * Takes a place.
   *
   * @param client `countedNetwork` of its address
   * @returns a function that gives the place back; or the limit that leaves none
   */
  take(client: string): (() => void) | FullLimit {
    const full = this.fullLimit(client);
    if (full !== null) return full;
    this.#counts.set(client, (this.#counts.get(client) ?? 0) + 1);
    this.#total += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#total -= 1;
      const left = (this.#counts.get(client) ?? 1) - 1;
      if (left > 0) this.#counts.set(client, left);
      else this.#counts.delete(client);
    };
  }
}
