import { describeError } from '../api/http/describe-error';
import type { ApiServices } from '../api/http/services';
import { removeExpired } from '../api/remove-expired';
import { startRedemptionWorker } from '../api/rewards/redemption-worker';
import { removeOrphanedUploads } from '../api/uploads/remove-orphans';
import { startDeliverer } from '../webhooks/deliverer';
import { removeFinishedDeliveries } from '../webhooks/remove-finished';
import { startCalendarWorker } from '../world/calendar/calendar-worker';
import { type DeliverySettings, sendersOf } from './webhook-senders';

/** What the API does besides responding to requests. */
export interface BackgroundWork {
  /** Looks for work now, after a commit. */
  wake(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const CLEANUP_INTERVAL_MS = 60 * 60 * 1_000;

/** Starts the work that runs while the database is open. */
export function startBackgroundWork(
  services: ApiServices,
  settings: DeliverySettings,
): BackgroundWork {
  const logErrorOf = (worker: string) => (error: unknown) =>
    services.log('error', { worker, err: describeError(error) });
  const deliverer = startDeliverer(services, {
    startTimer,
    sendTo: sendersOf(settings),
    onError: logErrorOf('deliveries'),
  });
  const redemptions = startRedemptionWorker(services, { startTimer, onCommit: deliverer.wake });
  const calendar = startCalendarWorker(services, { startTimer, onCommit: deliverer.wake });
  let cleanup: Promise<unknown> = Promise.resolve();
  const cancelCleanup = repeat(() => {
    cleanup = clean(services).catch(logErrorOf('cleanup'));
  }, CLEANUP_INTERVAL_MS);
  return {
    wake() {
      redemptions.wake();
      deliverer.wake();
    },
    async stop() {
      cancelCleanup();
      await Promise.all([redemptions.stop(), calendar.stop(), cleanup]);
      await deliverer.stop();
    },
  };
}

async function clean({ database, uploads }: ApiServices): Promise<void> {
  const now = Date.now();
  await removeExpired(database, now);
  await removeFinishedDeliveries(database, now);
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
