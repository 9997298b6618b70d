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
}

/** Resolves after a pause. */
export const pause = ({ startTimer }: Pick<Environment, 'startTimer'>, milliseconds: number) =>
  new Promise<void>((resolve) => {
    startTimer(resolve, milliseconds);
  });
