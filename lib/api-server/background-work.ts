import { describeError } from '../api/http/describe-error';
import type { ApiServices } from '../api/http/services';
import { removeExpired } from '../api/remove-expired';
import { startRedemptionWorker } from '../api/rewards/redemption-worker';
import { removeOrphanedUploads } from '../api/uploads/remove-orphans';

/** What the API does besides responding to requests. */
export interface BackgroundWork {
  /** Looks for work now, after a commit. */
  wake(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const CLEANUP_INTERVAL_MS = 60 * 60 * 1_000;

/** Starts the work that runs while the database is open. */
export function startBackgroundWork(services: ApiServices): BackgroundWork {
  const redemptions = startRedemptionWorker(services, { startTimer });
  let cleanup: Promise<unknown> = Promise.resolve();
  const cancelCleanup = repeat(() => {
    cleanup = clean(services).catch((error) =>
      services.log('error', { worker: 'cleanup', err: describeError(error) }),
    );
  }, CLEANUP_INTERVAL_MS);
  return {
    wake: () => redemptions.wake(),
    async stop() {
      cancelCleanup();
      await Promise.all([redemptions.stop(), cleanup]);
    },
  };
}

async function clean({ database, uploads }: ApiServices): Promise<void> {
  const now = Date.now();
  await removeExpired(database, now);
  await removeOrphanedUploads(database, uploads, now);
}

function startTimer(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

function repeat(callback: () => void, milliseconds: number): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}
