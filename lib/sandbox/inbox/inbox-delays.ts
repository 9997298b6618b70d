/** Delays of inboxes. While the clock of a sandbox moves, they end at once. */
export class InboxDelays {
  readonly #startTimer: (callback: () => void, milliseconds: number) => () => void;
  readonly #moving = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #isStopped = false;

  constructor(startTimer: (callback: () => void, milliseconds: number) => () => void) {
    this.#startTimer = startTimer;
  }

  /** Waits for a delay of an inbox. */
  async wait(sandboxId: string, milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#isStopped || this.#moving.has(sandboxId)) return;
    const waiting = this.#waiting.get(sandboxId) ?? new Set();
    this.#waiting.set(sandboxId, waiting);
    await new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        waiting.delete(end);
        if (waiting.size === 0) this.#waiting.delete(sandboxId);
        resolve();
      };
      const cancel = this.#startTimer(end, milliseconds);
      waiting.add(end);
    });
  }

  /** Counts the running delays of a sandbox. */
  count(sandboxId: string): number {
    return this.#waiting.get(sandboxId)?.size ?? 0;
  }

  /** Ends all delays, since the process stops. */
  stop(): void {
    this.#isStopped = true;
    for (const ends of [...this.#waiting.values()]) for (const end of [...ends]) end();
  }

  /** Ends all delays of a sandbox while something runs. */
  async without<T>(sandboxId: string, run: () => Promise<T>): Promise<T> {
    this.#moving.set(sandboxId, (this.#moving.get(sandboxId) ?? 0) + 1);
    for (const end of [...(this.#waiting.get(sandboxId) ?? [])]) end();
    try {
      return await run();
    } finally {
      const left = (this.#moving.get(sandboxId) ?? 1) - 1;
      if (left > 0) this.#moving.set(sandboxId, left);
      else this.#moving.delete(sandboxId);
    }
  }
}
