import { setTimeout as wait } from 'node:timers/promises';
import { type StartTimer, startPolling } from '../workers/polling-worker';
import { type AttemptOptions, attemptDelivery, type DelivererServices } from './attempt';
import { createRecorder, type RecorderOptions } from './attempt-recorder';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries';
import { countUnfinished, type DeliveryChoice } from './delivery-store';
import { LEASE_MS } from './retry-rules';

export interface DelivererOptions extends RecorderOptions, Pick<AttemptOptions, 'sendTo'> {
  /** Addresses that begin with this are not the same in two shops, and don't share the limit of an address. */
  ownAddresses?: string;
  /** Called with errors that are not those of a receiver. Their deliveries are sent again when their lease ends. */
  onError: (error: unknown) => void;
}

/** Sends deliveries. */
export interface Deliverer {
  /**
   * Works until none of these deliveries is due or under way, for 15 seconds at most.
   *
   * @returns how many attempts this call started
   */
  deliverDue(which: DeliveryChoice): Promise<number>;
  /**
   * Starts the attempts that are due and for which there is room.
   *
   * @param which these deliveries only; all by default
   */
  fill(which?: DeliveryChoice): Promise<number>;
  /** Starts no attempts any more. */
  close(): void;
  /** Waits for the attempts under way. */
  finish(): Promise<void>;
}

export interface RunningDeliverer extends Pick<Deliverer, 'deliverDue'> {
  /** Looks for deliveries now, such as after a commit. */
  wake(): void;
  /** Starts no attempts any more, and finishes those under way. Can be called again. */
  stop(): Promise<void>;
}

/** Attempts under way at the same time in one process. */
const MAX_ATTEMPTS_AT_ONCE = 32;

/** Attempts that end within this time are followed by one look for others. */
const REFILL_PAUSE_MS = 10;

const DEFAULT_POLL_MS = 1_000;
/** Time between two looks for attempts that other processes end. */
const PAUSE_MS = 20;
/** A request waits for deliveries at most for this time. */
const MAX_WAIT_MS = 15_000;

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
  const record = createRecorder(database, options);
  const underWay = new Map<Promise<void>, ClaimedDelivery>();
  /** Attempts that use the network or the database. The others only wait, so they take no place. */
  const busy = new Set<ClaimedDelivery>();
  let filling: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** @param isAskedFor whether a call waits for the attempt, which then looks for the next one itself */
  const start = (claimed: ClaimedDelivery, isAskedFor: boolean) => {
    const release = () => {
      const wasFull = busy.size >= MAX_ATTEMPTS_AT_ONCE;
      return busy.delete(claimed) && wasFull;
    };
    const onWait = () => {
      if (release()) onEnd();
    };
    busy.add(claimed);
    const attempt = attemptDelivery(services, { sendTo: options.sendTo, record, onWait }, claimed)
      .catch(options.onError)
      .finally(() => {
        const wasFull = release();
        underWay.delete(attempt);
        if (wasFull || !isAskedFor) onEnd();
      });
    underWay.set(attempt, claimed);
  };

  const claimAll = async (which?: DeliveryChoice): Promise<number> => {
    let started = 0;
    for (;;) {
      const limit = MAX_ATTEMPTS_AT_ONCE - busy.size;
      if (limit <= 0 || isClosed) return started;
      const claimedAt = now();
      const { deliveries, isMore } = await claimDeliveries(database, {
        now: new Date(claimedAt),
        leaseEndsAt: new Date(claimedAt + LEASE_MS),
        limit,
        ownAddresses: options.ownAddresses,
        ...which,
      });
      for (const delivery of deliveries) start(delivery, which !== undefined);
      started += deliveries.length;
      if (!isMore) return started;
    }
  };

  /** One call after the other, so that there are never more attempts than allowed. */
  const fill = (which?: DeliveryChoice): Promise<number> => {
    const filled = filling.then(() => claimAll(which));
    filling = filled.catch(() => {});
    return filled;
  };

  return {
    async deliverDue(which) {
      const endsAt = performance.now() + MAX_WAIT_MS;
      let started = 0;
      while (!isClosed && performance.now() < endsAt) {
        if ((await countUnfinished(database, which, new Date(now()))) === 0) break;
        started += await fill(which);
        const own = [...underWay].flatMap(([attempt, { shopId, deliveryId }]) =>
          which.shopIds.includes(shopId) && deliveryId === (which.deliveryId ?? deliveryId)
            ? [attempt]
            : [],
        );
        await Promise.race(own.length > 0 ? own : [wait(PAUSE_MS), ...underWay.keys()]);
      }
      return started;
    },
    fill,
    close() {
      isClosed = true;
    },
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
      deliverer.close();
      cancelRefill?.();
      await polling.stop();
      await deliverer.finish();
    },
  };
}
