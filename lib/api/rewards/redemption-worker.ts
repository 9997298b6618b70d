import { describeError } from '../http/describe-error';
import type { ApiServices } from '../http/services';
import { fulfillRedemptions } from './fulfill-redemptions';

/** Calls back after a time. @returns cancels the call */
export type StartTimer = (callback: () => void, milliseconds: number) => () => void;

export interface RedemptionWorkerOptions {
  startTimer: StartTimer;
  /** Time between two looks for redemptions that are due. */
  pollMs?: number;
  /** Redemptions claimed at once. */
  batchSize?: number;
  /** Called when a batch has fulfilled something, so that its events are delivered. */
  onCommit?: () => void;
}

/** Fulfills redemptions in the background. */
export interface RedemptionWorker {
  /** Looks for redemptions now, such as after a commit. */
  wake(): void;
  /** Finishes the redemptions under way and claims no others. */
  stop(): Promise<void>;
}

const DEFAULT_POLL_MS = 1_000;
/** Small, because everything claimed waits for its lease if the process crashes. */
const DEFAULT_BATCH_SIZE = 10;

/** Starts a worker, which runs until it is stopped. Errors are logged; the worker continues. */
export function startRedemptionWorker(
  services: Pick<ApiServices, 'database' | 'now' | 'randomBytes' | 'log'>,
  options: RedemptionWorkerOptions,
): RedemptionWorker {
  const { startTimer, pollMs = DEFAULT_POLL_MS, batchSize = DEFAULT_BATCH_SIZE } = options;
  let isStopped = false;
  let isWoken = false;
  let cancelTimer = () => {};
  let running: Promise<void> | undefined;

  const logError = (err: unknown) =>
    services.log('error', { worker: 'redemptions', err: describeError(err) });

  /** Works until nothing is due any more. */
  const work = async () => {
    let isMore = true;
    while (isMore && !isStopped) {
      isWoken = false;
      try {
        const { claimed, errors } = await fulfillRedemptions(services, { limit: batchSize });
        for (const error of errors) logError(error);
        if (claimed > 0) options.onCommit?.();
        isMore = claimed === batchSize || isWoken;
      } catch (error) {
        logError(error);
        isMore = false;
      }
    }
  };

  const run = () => {
    cancelTimer();
    if (isStopped) return;
    if (running) {
      isWoken = true;
      return;
    }
    running = work().finally(() => {
      running = undefined;
      if (isWoken) run();
      else if (!isStopped) cancelTimer = startTimer(run, pollMs);
    });
  };

  run();
  return {
    wake: run,
    async stop() {
      isStopped = true;
      cancelTimer();
      await running;
    },
  };
}
