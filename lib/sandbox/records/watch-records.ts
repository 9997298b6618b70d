import { describeError } from '../../api/http/describe-error';
import type { SandboxServices } from '../http/services';
import { noteUse, USE_PRECISION_MS } from '../sandboxes/sandbox-store';
import { latestRecords } from './records';

/** Time between looks for records of other processes. */
const POLL_MS = 500;

/**
 * Looks for new records of all sandboxes that have streams in this process, with one query for all of them. A sandbox
 * with a stream is in use; the streams of one that was removed end.
 */
export function watchRecords(
  services: Pick<SandboxServices, 'database' | 'now' | 'hub' | 'startTimer' | 'log'>,
): void {
  const { hub, startTimer, log } = services;
  const seen = new Map<string, number>();
  let notedAt = -Infinity;
  let isWatching = false;

  const look = async () => {
    const ids = hub.sandboxIds();
    const latest = await latestRecords(services.database, ids);
    for (const id of ids) {
      const record = latest.get(id);
      if (record === undefined) hub.end(id);
      else if (record !== seen.get(id)) hub.notify(id);
    }
    seen.clear();
    for (const [id, record] of latest) seen.set(id, record);
    if (services.now() - notedAt < USE_PRECISION_MS) return;
    notedAt = services.now();
    await noteUse(services, ids);
  };

  const lookRegularly = () => {
    startTimer(() => {
      if (hub.sandboxIds().length === 0) {
        isWatching = false;
        seen.clear();
        return;
      }
      look()
        .catch((error) => log('error', { worker: 'streams', err: describeError(error) }))
        .finally(lookRegularly);
    }, POLL_MS);
  };
  hub.onFirst(() => {
    if (isWatching) return;
    isWatching = true;
    lookRegularly();
  });
}
