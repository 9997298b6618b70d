import { describeError } from '../../http/describe-error';
import type { ApiServices } from '../../http/services';
import { type PollingWorker, type StartTimer, startPolling } from '../../workers/polling-worker';
import { fulfillRedemptions } from './fulfill-redemptions';

export interface RedemptionWorkerOptions {
  startTimer: StartTimer;
  /** Time between two looks for redemptions that are due. */
  pollMs?: number;
  /** Redemptions claimed at once. */
  batchSize?: number;
  /** Called when a batch has fulfilled something, so that its events are delivered. */
  onCommit?: () => void;
}

const DEFAULT_POLL_MS = 1_000;
/** Small, because everything claimed waits for its lease if the process crashes. */
const DEFAULT_BATCH_SIZE = 10;

/** Starts to fulfill redemptions in the background, until it is stopped. Errors are logged; the worker continues. */
export function startRedemptionWorker(
  services: Pick<ApiServices, 'database' | 'now' | 'randomBytes' | 'log'>,
  options: RedemptionWorkerOptions,
): PollingWorker {
  const { startTimer, pollMs = DEFAULT_POLL_MS, batchSize = DEFAULT_BATCH_SIZE } = options;
  const logError = (err: unknown) =>
    services.log('error', { worker: 'redemptions', err: describeError(err) });
  return startPolling({
    async work() {
      const { claimed, errors } = await fulfillRedemptions(services, { limit: batchSize });
      for (const error of errors) logError(error);
      if (claimed > 0) options.onCommit?.();
      return claimed === batchSize;
    },
    onError: logError,
    startTimer,
    pollMs,
  });
}
