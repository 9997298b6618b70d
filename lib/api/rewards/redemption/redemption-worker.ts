import { describeError } from '../../http/describe-error';
import type { ApiServices } from '../../http/services';
import { type PollingWorker, startPolling } from '../../workers/polling-worker';
import { fulfillRedemptions } from './fulfill-redemptions';

/** Time between two looks for redemptions that are due. */
const POLL_MS = 1_000;
/** Redemptions claimed at once: few, because everything claimed waits for its lease if the process crashes. */
const BATCH_SIZE = 10;

/**
 * Starts to fulfill redemptions in the background, until it is stopped. Errors are logged; the worker continues.
 *
 * @param onCommit called when a batch has fulfilled something, so that its events are delivered
 */
export function startRedemptionWorker(
  services: Pick<ApiServices, 'database' | 'now' | 'randomBytes' | 'log'>,
  onCommit: () => void,
): PollingWorker {
  const logError = (err: unknown) =>
    services.log('error', { worker: 'redemptions', err: describeError(err) });
  return startPolling({
    async work() {
      const { claimed, errors } = await fulfillRedemptions(services, { limit: BATCH_SIZE });
      for (const error of errors) logError(error);
      if (claimed > 0) onCommit();
      return claimed === BATCH_SIZE;
    },
    onError: logError,
    pollMs: POLL_MS,
  });
}
