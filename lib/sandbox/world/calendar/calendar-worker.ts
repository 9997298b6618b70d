import { describeError } from '../../../api/http/describe-error';
import type { ApiServices } from '../../../api/http/services';
import { type PollingWorker, startPolling } from '../../../api/workers/polling-worker';
import { listDueRuns, runCalendar } from './calendar';

const MINUTE_MS = 60_000;

/**
 * Does what is due in all shops, once a minute, each by its own clock. Errors are logged; the worker continues with the
 * next shop, and tries again after a minute.
 *
 * @param onCommit called when something was done in a shop, so that its events are delivered
 */
export function startCalendarWorker(
  services: Pick<
    ApiServices,
    'database' | 'now' | 'randomBytes' | 'log' | 'beforeChange' | 'onEvent'
  >,
  onCommit: () => void,
): PollingWorker {
  const logError = (err: unknown) =>
    services.log('error', { worker: 'calendar', err: describeError(err) });
  return startPolling({
    async work() {
      for (const run of await listDueRuns(services)) {
        try {
          await runCalendar(services, run);
        } catch (error) {
          logError(error);
        }
        onCommit();
      }
      return false;
    },
    onError: logError,
    pollMs: MINUTE_MS,
  });
}
