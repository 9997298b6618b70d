import { claimCleanup } from '../../api/database/remove-batches';
import { createIdleDeliverer, startDeliverer } from '../../api/deliveries/deliverer';
import type { DeliveryChoice } from '../../api/deliveries/delivery-store';
import { removeFinishedDeliveries } from '../../api/deliveries/remove-finished';
import { describeError } from '../../api/http/describe-error';
import type { ApiServices } from '../../api/http/services';
import { removeEmptyBuckets, removeExpired } from '../../api/remove-expired';
import { startRedemptionWorker } from '../../api/rewards/redemption/redemption-worker';
import { removeOrphanedUploads, removeUnusedUploads } from '../../api/uploads/remove-unused';
import { startCalendarWorker } from '../../sandbox/world/calendar/calendar-worker';
import type { SandboxHost } from './sandbox-host';
import { type DeliverySettings, publicSender } from './webhook-senders';

/** Work of the API besides responding to requests. */
export interface BackgroundWork {
  /** Looks for work now, after a commit. */
  wake(): void;
  /** Works until none of these deliveries is due or under way. @returns the attempts */
  deliverDue(which: DeliveryChoice): Promise<number>;
  /** Starts no more work. */
  stopStarting(): void;
  /** Starts no more work, and finishes what is under way. */
  stop(): Promise<void>;
}

const CLEANUP_INTERVAL_MS = 60 * 60 * 1_000;
const TIDY_INTERVAL_MS = 60 * 1_000;

/**
 * Starts the work that runs while the database is open.
 *
 * @param tidy frees the space of deleted rows in the database, unless it does that by itself
 */
export function startBackgroundWork(
  services: ApiServices,
  settings: DeliverySettings,
  sandboxes: SandboxHost | undefined,
  tidy: (() => Promise<void>) | undefined,
): BackgroundWork {
  const logErrorOf = (worker: string) => (error: unknown) =>
    services.log('error', { worker, err: describeError(error) });
  const sendPublic = publicSender(settings);
  const delivery = {
    ...(sandboxes?.delivery(sendPublic) ?? { sendTo: () => sendPublic }),
    onError: logErrorOf('deliveries'),
  };
  const deliverer = settings.WEBHOOK_WORKERS
    ? startDeliverer(services, delivery)
    : createIdleDeliverer(services, delivery);
  const redemptions = startRedemptionWorker(services, deliverer.wake);
  const calendar = startCalendarWorker(services, deliverer.wake);
  let cleanup: Promise<unknown> = Promise.resolve();
  const cleanupTimer = setInterval(() => {
    cleanup = clean(services).catch(logErrorOf('cleanup'));
  }, CLEANUP_INTERVAL_MS);
  let tidying: Promise<unknown> = Promise.resolve();
  const tidyTimer = setInterval(() => {
    // One run after the other, however long each takes.
    tidying = tidying
      .then(() => removeEmptyBuckets(services.database, Date.now()))
      .then(() => sandboxes?.clean())
      .catch(logErrorOf('sandboxes'))
      .then(tidy)
      .catch(logErrorOf('database'));
  }, TIDY_INTERVAL_MS);
  const stop = async () => {
    clearInterval(cleanupTimer);
    clearInterval(tidyTimer);
    await Promise.all([redemptions.stop(), calendar.stop(), deliverer.stop(), cleanup, tidying]);
  };
  return {
    wake() {
      redemptions.wake();
      deliverer.wake();
    },
    deliverDue: deliverer.deliverDue,
    // Errors are reported by `stop`, which waits for the same work.
    stopStarting: () => void stop().catch(() => {}),
    stop,
  };
}

async function clean(services: ApiServices): Promise<void> {
  const { database } = services;
  const now = Date.now();
  // Each process tries each hour; the timer of the one that did it last may be a little early.
  const since = new Date(now - 0.9 * CLEANUP_INTERVAL_MS);
  if (!(await claimCleanup(database, since, new Date(now)))) return;
  await removeExpired(database, now);
  await removeFinishedDeliveries(database, now);
  await removeUnusedUploads(services);
  await removeOrphanedUploads(services, now);
}
