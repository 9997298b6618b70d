import type { SearchEngine } from './engine';

/** What happens when the first engine has no answer. */
export interface FallbackOptions {
  /** Told once a failure; readers are told nothing. */
  log: (message: string) => void;
  /** How long the first engine is left alone after a failure, so that not every search waits for it. */
  restMs: number;
  now?: () => number;
}

/** An engine that asks the first one and, when that fails or rests, the second. */
export function withFallback(
  first: SearchEngine,
  second: SearchEngine,
  { log, restMs, now = Date.now }: FallbackOptions,
): SearchEngine {
  let restsUntil = 0;
  return {
    name: `${first.name}, else ${second.name}`,
    async search(request) {
      if (now() < restsUntil) return second.search(request);
      try {
        return await first.search(request);
      } catch (error) {
        restsUntil = now() + restMs;
        const reason = error instanceof Error ? error.message : String(error);
        log(
          `Search: ${first.name} gave no answer (${reason}). ${second.name} answers for ${restMs / 1000} s.`,
        );
        return second.search(request);
      }
    },
  };
}
