import { AtOnce, type FullLimit } from '../../site/http/at-once';

/** Streams of one sandbox in one process. */
export const MAX_STREAMS_OF_SANDBOX = 10;

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
  readonly #streams: AtOnce;
  #onFirst = () => {};

  /** @param limits how many streams there can be in this process */
  constructor(limits: AtOnce['limits']) {
    this.#streams = new AtOnce(limits);
  }

  /** Limits of streams in this process. */
  get limits(): AtOnce['limits'] {
    return this.#streams.limits;
  }

  /**
   * Takes a place for a stream, which it has until it is released.
   *
   * @param client `countedNetwork` of its address
   * @returns the limit that leaves no place, if one does
   */
  reserve(sandboxId: string, client: string): StreamPlace | FullLimit | 'sandbox' {
    const listeners = this.#listeners.get(sandboxId) ?? new Set();
    if (listeners.size >= MAX_STREAMS_OF_SANDBOX) return 'sandbox';
    const release = this.#streams.take(client);
    if (typeof release === 'string') return release;
    const listener: StreamListener = { onRecords: () => {}, onRemoved: () => {} };
    const isFirst = this.#listeners.size === 0;
    this.#listeners.set(sandboxId, listeners.add(listener));
    if (isFirst) this.#onFirst();
    return {
      listener,
      release: () => {
        if (!listeners.delete(listener)) return;
        release();
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

  /** Calls the streams of a sandbox, and no others. */
  notify(sandboxId: string): void {
    for (const { onRecords } of this.#called(sandboxId)) onRecords();
  }

  /** Ends the streams of a sandbox that was removed. */
  end(sandboxId: string): void {
    for (const { onRemoved } of this.#called(sandboxId)) onRemoved();
  }

  /** A copy, since a stream that ends leaves the set. */
  #called(sandboxId: string): StreamListener[] {
    return [...(this.#listeners.get(sandboxId) ?? [])];
  }
}

/** The place of a stream in the hub. */
export interface StreamPlace {
  listener: StreamListener;
  /** Gives the place to another stream. */
  release: () => void;
}
