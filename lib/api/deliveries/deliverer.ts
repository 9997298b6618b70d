import { setTimeout as wait } from 'node:timers/promises';
import { startPolling } from '../workers/polling-worker';
import { type AttemptOptions, attemptDelivery, type DelivererServices } from './attempt';
import { createRecorder, type RecorderOptions } from './attempt-recorder';
import { type ClaimedDelivery, claimDeliveries } from './claim-deliveries';
import { countUnfinished, type DeliveryChoice } from './delivery-store';
import { LEASE_MS } from './retry-rules';

export interface DelivererOptions extends RecorderOptions, Pick<AttemptOptions, 'sendTo'> {
  /** Addresses that begin with this are not the same in two shops, and don't share the limit of an address. */
  ownAddresses?: string;
  /** Maximum wait of a call for deliveries, in milliseconds; 15 seconds by default. */
  maxWaitMs?: number;
  /** Called with errors that are not those of a receiver. Their deliveries are sent again when their lease ends. */
  onError: (error: unknown) => void;
}

/** Sends deliveries. */
export interface Deliverer {
  /**
   * Works until none of these deliveries is due or under way, or `maxWaitMs` are over.
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
  /** Starts no attempts anymore. */
  close(): void;
  /** Waits for the attempts under way. */
  finish(): Promise<void>;
}

export interface RunningDeliverer extends Pick<Deliverer, 'deliverDue'> {
  /** Looks for deliveries now, such as after a commit. */
  wake(): void;
  /** Starts no attempts anymore, and finishes those under way. Can be called again. */
  stop(): Promise<void>;
}

/** Attempts under way at the same time in one process. */
const MAX_ATTEMPTS_AT_ONCE = 32;

/** A claim takes long compared with an attempt, so it waits for others to end, but not for slow ones. */
const GATHER_MS = 50;

const DEFAULT_POLL_MS = 1_000;
/** Time between two looks for attempts that other processes end. */
const PAUSE_MS = 20;
/** A request waits for deliveries at most for this time. */
const DEFAULT_MAX_WAIT_MS = 15_000;

/**
 * Creates a deliverer, which works only when it is called.
 *
 * @param onEnd called when there is room for another attempt; it says whether half of the last ones have ended
 */
export function createDeliverer(
  services: DelivererServices,
  options: DelivererOptions,
  onEnd: (isHalfFree: boolean) => void = () => {},
): Deliverer {
  const { database, now } = services;
  const underWay = new Map<Promise<void>, ClaimedDelivery>();
  /** Attempts that use the network or the database. The others only wait, so they take no place. */
  const busy = new Set<ClaimedDelivery>();
  const record = createRecorder(database, options, () => busy.size);
  let busyAfterClaim = 0;
  let filling: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const start = (claimed: ClaimedDelivery, isAskedFor: boolean) => {
    const release = () => {
      const wasFull = busy.size >= MAX_ATTEMPTS_AT_ONCE;
      return busy.delete(claimed) && wasFull;
    };
    const lookForOthers = () => onEnd(2 * busy.size <= busyAfterClaim);
    const onWait = () => {
      if (release()) lookForOthers();
    };
    busy.add(claimed);
    const attempt = attemptDelivery(services, { sendTo: options.sendTo, record, onWait }, claimed)
      .catch(options.onError)
      .finally(() => {
        const wasFull = release();
        underWay.delete(attempt);
        // A call that asked for the attempt looks for the next one itself, unless others need the place.
        if (wasFull || !isAskedFor) lookForOthers();
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
      busyAfterClaim = busy.size;
      if (!isMore) return started;
    }
  };

  /** One call after the other, so that there are never more attempts than allowed. */
  const fill = (which?: DeliveryChoice): Promise<number> => {
    const filled = filling.then(() => claimAll(which));
    filling = filled.catch(() => {});
    return filled;
  };

  const attemptsOf = ({ shopIds, deliveryId }: DeliveryChoice) =>
    [...underWay].flatMap(([attempt, claimed]) =>
      shopIds.includes(claimed.shopId) && claimed.deliveryId === (deliveryId ?? claimed.deliveryId)
        ? [attempt]
        : [],
    );

  return {
    async deliverDue(which) {
      const endsAt = performance.now() + (options.maxWaitMs ?? DEFAULT_MAX_WAIT_MS);
      const isDone = async () => (await countUnfinished(database, which, new Date(now()))) === 0;
      let started = 0;
      if (await isDone()) return started;
      while (!isClosed && performance.now() < endsAt) {
        const count = await fill(which);
        started += count;
        await untilHalfEnded(attemptsOf(which));
        if (attemptsOf(which).length > 0) continue;
        if (await isDone()) break;
        // Other processes have them, or attempts of others take all places.
        if (count === 0) await Promise.race([wait(PAUSE_MS), ...underWay.keys()]);
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

/** Waits until half of the attempts have ended, or the first has and the others take longer. */
async function untilHalfEnded(attempts: readonly Promise<void>[]): Promise<void> {
  if (attempts.length === 0) return;
  let ended = 0;
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const onEnd = () => {
      ended += 1;
      timer ??= setTimeout(resolve, GATHER_MS);
      if (2 * ended < attempts.length) return;
      clearTimeout(timer);
      resolve();
    };
    for (const attempt of attempts) attempt.then(onEnd);
  });
}

/** Starts a deliverer, which sends in the background until it is stopped. */
export function startDeliverer(
  services: DelivererServices,
  { pollMs = DEFAULT_POLL_MS, ...options }: DelivererOptions & { pollMs?: number },
): RunningDeliverer {
  let refillTimer: NodeJS.Timeout | undefined;
  const refill = () => {
    clearTimeout(refillTimer);
    refillTimer = undefined;
    polling.wake();
  };
  const deliverer = createDeliverer(services, options, (isHalfFree) => {
    if (isHalfFree) refill();
    else refillTimer ??= setTimeout(refill, GATHER_MS);
  });
  const polling = startPolling({
    async work() {
      await deliverer.fill();
      return false;
    },
    onError: options.onError,
    pollMs,
  });
  return {
    deliverDue: deliverer.deliverDue,
    wake: polling.wake,
    async stop() {
      deliverer.close();
      clearTimeout(refillTimer);
      await polling.stop();
      await deliverer.finish();
    },
  };
}

/** Creates a deliverer that sends only what a call asks for, and leaves the rest to other processes. */
export function createIdleDeliverer(
  services: DelivererServices,
  options: DelivererOptions,
): RunningDeliverer {
  const { deliverDue, close, finish } = createDeliverer(services, options);
  return {
    deliverDue,
    wake() {},
    async stop() {
      close();
      await finish();
    },
  };
}
