/** What the SDK uses of its surroundings. Tests pass their own. */
export interface Environment {
  /** The document of the page; `null` on a server. */
  document: Document | null;
  fetch: typeof fetch;
  /** Milliseconds since 1970 by the clock of the device, which may be wrong. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
  /** A key that no other request has. */
  uniqueKey(): string;
  /** Runs a function later. @returns cancels it */
  startTimer(run: () => void, milliseconds: number): () => void;
  /** Base of the API unless `apiUrl` is set. */
  apiUrl: string;
  console: Pick<Console, 'warn'>;
  /** Ends the SDK: it removes everything from the page, and renews no token. */
  signal?: AbortSignal;
}

/** Resolves after a pause. */
export const pause = ({ startTimer }: Pick<Environment, 'startTimer'>, milliseconds: number) =>
  new Promise<void>((resolve) => {
    startTimer(resolve, milliseconds);
  });

const LOAD_AGAIN_MS = 500;

/** Loads code, once more after a pause if that fails: connections of phones break. What is blocked fails again. */
export const loadAgain = <Code>(
  environment: Pick<Environment, 'startTimer'>,
  load: () => Promise<Code>,
): Promise<Code> => load().catch(() => pause(environment, LOAD_AGAIN_MS).then(load));

/** The value of a promise, or another one if the promise takes longer than the time. */
export function inTime<T>(
  { startTimer }: Pick<Environment, 'startTimer'>,
  milliseconds: number,
  promise: Promise<T>,
  late: T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = startTimer(() => resolve(late), milliseconds);
    promise.finally(cancel).then(resolve, reject);
  });
}
