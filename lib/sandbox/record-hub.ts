/** Tells the streams of this process that there are new records. Those of other processes look for them regularly. */
export class RecordHub {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Calls back when a sandbox has new records. @returns stops that */
  listen(sandboxId: string, callback: () => void): () => void {
    const listeners = this.#listeners.get(sandboxId) ?? new Set();
    this.#listeners.set(sandboxId, listeners.add(callback));
    return () => {
      listeners.delete(callback);
      if (listeners.size === 0) this.#listeners.delete(sandboxId);
    };
  }

  /** How many streams of a sandbox there are in this process. */
  count(sandboxId: string): number {
    return this.#listeners.get(sandboxId)?.size ?? 0;
  }

  /** Calls the streams of a sandbox, or of all sandboxes. */
  notify(sandboxId?: string): void {
    const called =
      sandboxId === undefined
        ? [...this.#listeners.values()].flatMap((listeners) => [...listeners])
        : [...(this.#listeners.get(sandboxId) ?? [])];
    for (const callback of called) callback();
  }
}
