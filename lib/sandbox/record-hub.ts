/** Streams of one sandbox in one process, and of all sandboxes. */
const MAX_STREAMS = { ofSandbox: 10, ofProcess: 500 };

/** A stream, as the hub calls it. */
export interface StreamListener {
  /** There are new records. */
  onRecords: () => void;
  /** The sandbox was removed. */
  onRemoved: () => void;
}

/** Notifies the streams of this process of new records. */
export class RecordHub {
  readonly #listeners = new Map<string, Set<StreamListener>>();
  #count = 0;
  #onFirst = () => {};

  /**
   * Takes a place for a stream, which it has until it is released.
   *
   * @returns `null` if there are too many streams
   */
  reserve(sandboxId: string): StreamPlace | null {
    const listeners = this.#listeners.get(sandboxId) ?? new Set();
    const isFull = listeners.size >= MAX_STREAMS.ofSandbox || this.#count >= MAX_STREAMS.ofProcess;
    if (isFull) return null;
    const listener: StreamListener = { onRecords: () => {}, onRemoved: () => {} };
    this.#listeners.set(sandboxId, listeners.add(listener));
    this.#count += 1;
    if (this.#count === 1) this.#onFirst();
    return {
      listener,
      release: () => {
        if (!listeners.delete(listener)) return;
        this.#count -= 1;
        if (listeners.size === 0) this.#listeners.delete(sandboxId);
      },
    };
  }

  /** Calls back when there is a stream after there was none. */
  onFirst(callback: () => void): void {
    this.#onFirst = callback;
  }

  /** The sandboxes that have streams in this process. */
  sandboxIds(): string[] {
    return [...this.#listeners.keys()];
  }

  /** Calls the streams of a sandbox, or of all sandboxes. */
  notify(sandboxId?: string): void {
    for (const { onRecords } of this.#called(sandboxId)) onRecords();
  }

  /** Ends the streams of a sandbox that was removed. */
  end(sandboxId: string): void {
    for (const { onRemoved } of this.#called(sandboxId)) onRemoved();
  }

  #called(sandboxId: string | undefined): StreamListener[] {
    const sets =
      sandboxId === undefined ? this.#listeners.values() : [this.#listeners.get(sandboxId)];
    return [...sets].flatMap((listeners) => [...(listeners ?? [])]);
  }
}

/** The place of a stream in the hub. */
export interface StreamPlace {
  listener: StreamListener;
  /** Gives the place to another stream. */
  release: () => void;
}
