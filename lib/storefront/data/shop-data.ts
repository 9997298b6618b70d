import { hasFailed, type Result } from '../results';

/** The part of the API that data comes from, as in the paths of its operations; `shop` for what only its owner changes. */
export type Area = 'gift_registry' | 'shop' | 'questions' | 'reviews' | 'rewards' | 'wishlists';

/** Data that widgets show. */
export interface Source<Data> {
  /** The same for the same data. */
  key: string;
  area: Area;
  /** Whether it depends on who is signed in. */
  isPersonal: boolean;
  read(): Promise<Result<Data>>;
}

/** Creates the source of data that depends on who is signed in. */
export const personalSource = <Data>(
  area: Area,
  key: string,
  read: Source<Data>['read'],
): Source<Data> => ({ key, area, isPersonal: true, read });

/** The data that the widgets of a page show. Those that show the same data share its requests. */
export interface ShopData {
  /**
   * Calls back with the data as soon as it is there, and each time that it has changed.
   *
   * @returns ends the calls
   */
  watch<Data>(source: Source<Data>, show: (result: Result<Data>) => void): () => void;
  /** The data of a source, read if it isn't known, and again after an error. */
  read<Data>(source: Source<Data>): Promise<Result<Data>>;
  /** Reads what widgets show again if it has changed or is missing, and forgets what they no longer show. */
  refresh(hasChanged: (source: Source<unknown>) => boolean): void;
  /** Reads the data of a source again, as after an error. */
  retry(source: Source<unknown>): void;
}

interface Entry {
  source: Source<unknown>;
  result: Result<unknown> | null;
  shows: Set<(result: Result<unknown>) => void>;
  /** Counts the reads. The response to an earlier one is outdated. */
  reads: number;
}

const isFailure = ({ result }: Entry) => result !== null && hasFailed(result);

/** Creates the data of a page that has read nothing. */
export function createShopData(): ShopData {
  const entries = new Map<string, Entry>();

  const read = async (entry: Entry) => {
    const own = ++entry.reads;
    if (isFailure(entry)) entry.result = null;
    const result = await entry.source.read();
    if (own !== entry.reads) return;
    entry.result = result;
    for (const show of [...entry.shows]) show(result);
  };

  const entryOf = (source: Source<unknown>): Entry => {
    const known = entries.get(source.key);
    if (known && (known.shows.size > 0 || !isFailure(known))) return known;
    const entry: Entry = { source, result: null, shows: new Set(), reads: 0 };
    entries.set(source.key, entry);
    void read(entry);
    return entry;
  };

  const watch: ShopData['watch'] = (source, show) => {
    const entry = entryOf(source);
    const own = (result: Result<unknown>) => show(result as Parameters<typeof show>[0]);
    entry.shows.add(own);
    if (entry.result) own(entry.result);
    return () => entry.shows.delete(own);
  };

  return {
    watch,
    read: (source) =>
      new Promise((resolve) => {
        const known = entries.get(source.key);
        if (known && isFailure(known)) void read(known);
        const stop = watch(source, (result) => {
          resolve(result);
          queueMicrotask(() => stop());
        });
      }),
    refresh(hasChanged) {
      for (const [key, entry] of entries) {
        if (!isFailure(entry) && !hasChanged(entry.source)) continue;
        if (entry.shows.size > 0) void read(entry);
        else entries.delete(key);
      }
    },
    retry(source) {
      const entry = entries.get(source.key);
      if (entry) void read(entry);
    },
  };
}
