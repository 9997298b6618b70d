import { setTimeout as wait } from 'node:timers/promises';
import { type StartTimer, startPolling } from '../workers/polling-worker';
import { type AttemptOptions, attemptDelivery, type DelivererServices } from './attempt';
import { claimDeliveries } from './claim-deliveries';
import { countUnfinished } from './delivery-store';
import { LEASE_MS } from './retry-rules';

export interface DelivererOptions extends AttemptOptions {
  /** Addresses that begin with this are not the same in two shops, and don't share the limit of an address. */
  ownAddresses?: string;
  /** Called with errors that are not those of a receiver. Their deliveries are sent again when their lease ends. */
  onError: (error: unknown) => void;
}

/** Sends deliveries. */
export interface Deliverer {
  /**
   * Works until no delivery of these shops is due or under way.
   *
   * @returns how many attempts this call started
   */
  deliverDue(which: { shopIds: readonly number[] }): Promise<number>;
  /**
   * Starts the attempts that are due and for which there is room.
   *
   * @param shopIds of these shops only; of all by default
   */
  fill(shopIds?: readonly number[]): Promise<number>;
  /** Waits for the attempts under way. */
  finish(): Promise<void>;
}

export interface RunningDeliverer extends Pick<Deliverer, 'deliverDue'> {
  /** Looks for deliveries now, such as after a commit. */
  wake(): void;
  /** Finishes the attempts under way and starts no others. */
  stop(): Promise<void>;
}

/** Attempts under way at the same time in one process. */
const MAX_ATTEMPTS_AT_ONCE = 32;

/** Attempts that end within this time are followed by one look for others. */
const REFILL_PAUSE_MS = 10;

const DEFAULT_POLL_MS = 1_000;
/** Time between two looks for attempts that other processes end. */
const PAUSE_MS = 20;

/**
 * Creates a deliverer, which works only when it is called.
 *
 * @param onEnd called after each attempt, when there is room for another one
 */
export function createDeliverer(
  services: DelivererServices,
  options: DelivererOptions,
  onEnd: () => void = () => {},
): Deliverer {
  const { database, now } = services;
  const underWay = new Map<Promise<void>, number>();
  let filling: Promise<unknown> = Promise.resolve();

  /** @param isAskedFor whether a call waits for the attempt, which then looks for the next one itself */
  const start = (claimed: Parameters<typeof attemptDelivery>[2], isAskedFor: boolean) => {
    const attempt = attemptDelivery(services, options, claimed)
      .catch(options.onError)
      .finally(() => {
        const wasFull = underWay.size === MAX_ATTEMPTS_AT_ONCE;
        underWay.delete(attempt);
        if (wasFull || !isAskedFor) onEnd();
      });
    underWay.set(attempt, claimed.shopId);
  };

  const claimAll = async (shopIds?: readonly number[]): Promise<number> => {
    let started = 0;
    for (;;) {
      const limit = MAX_ATTEMPTS_AT_ONCE - underWay.size;
      if (limit === 0) return started;
      const claimedAt = now();
      const { deliveries, isMore } = await claimDeliveries(database, {
        now: new Date(claimedAt),
        leaseEndsAt: new Date(claimedAt + LEASE_MS),
        limit,
        ownAddresses: options.ownAddresses,
        shopIds,
      });
      for (const delivery of deliveries) start(delivery, shopIds !== undefined);
      started += deliveries.length;
      if (!isMore) return started;
    }
  };

  /** One call after the other, so that there are never more attempts than allowed. */
  const fill = (shopIds?: readonly number[]): Promise<number> => {
    const filled = filling.then(() => claimAll(shopIds));
    filling = filled.catch(() => {});
    return filled;
  };

  return {
    async deliverDue({ shopIds }) {
      let started = 0;
      while ((await countUnfinished(database, shopIds, new Date(now()))) > 0) {
        started += await fill(shopIds);
        const own = [...underWay].flatMap(([attempt, shop]) =>
          shopIds.includes(shop) ? [attempt] : [],
        );
        await Promise.race(own.length > 0 ? own : [wait(PAUSE_MS), ...underWay.keys()]);
      }
      return started;
    },
    fill,
    async finish() {
      await filling;
      await Promise.all(underWay.keys());
    },
  };
}

/** Starts a deliverer, which sends in the background until it is stopped. */
export function startDeliverer(
  services: DelivererServices,
  {
    startTimer,
    pollMs = DEFAULT_POLL_MS,
    ...options
  }: DelivererOptions & { startTimer: StartTimer; pollMs?: number },
): RunningDeliverer {
  let cancelRefill: (() => void) | undefined;
  const deliverer = createDeliverer(services, options, () => {
    cancelRefill ??= startTimer(() => {
      cancelRefill = undefined;
      polling.wake();
    }, REFILL_PAUSE_MS);
  });
  const polling = startPolling({
    async work() {
      await deliverer.fill();
      return false;
    },
    onError: options.onError,
    startTimer,
    pollMs,
  });
  return {
    deliverDue: deliverer.deliverDue,
    wake: polling.wake,
    async stop() {
      cancelRefill?.();
      await polling.stop();
      await deliverer.finish();
    },
  };
}
