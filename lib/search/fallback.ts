import type { SearchEngine } from './engine';

interface FallbackOptions {
  /** Logs each failure of the first engine; readers don't see it. */
  log: (message: string) => void;
  /** Time without the first engine after a failure, so that not every search waits for its timeout. */
  cooldownMs: number;
  now?: () => number;
}

/** Returns an engine that uses the first engine, and the second one during and after a failure of the first. */
export function withFallback(
  first: SearchEngine,
  second: SearchEngine,
  { log, cooldownMs, now = Date.now }: FallbackOptions,
): SearchEngine {
  let cooldownEnd = 0;
  return {
    name: `${first.name} with fallback to ${second.name}`,
    async search(request) {
      if (now() < cooldownEnd) return second.search(request);
      try {
        return await first.search(request);
      } catch (error) {
        cooldownEnd = now() + cooldownMs;
        const reason = error instanceof Error ? error.message : String(error);
        log(
          `Search: ${first.name} failed (${reason}). Using ${second.name} for ${cooldownMs / 1000} s.`,
        );
        return second.search(request);
      }
    },
  };
}
