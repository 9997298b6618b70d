import type { RequestState } from '../../api/http/context';
import { describeError } from '../../api/http/describe-error';
import { shopTime } from '../../api/http/shop-clock';
import type { SandboxServices } from '../http/services';
import { writeRecords } from './records';

/** Records that are written at once, after this time. */
const BATCH_MS = 20;
const BATCH_SIZE = 200;

type PendingRecord = Parameters<typeof writeRecords>[1][number];

/** Records the requests of sandboxes after their responses, several at once. */
export class RequestRecorder {
  readonly #services: Pick<SandboxServices, 'database' | 'startTimer' | 'hub' | 'log'>;
  #pending: PendingRecord[] = [];
  #isScheduled = false;

  constructor(services: Pick<SandboxServices, 'database' | 'startTimer' | 'hub' | 'log'>) {
    this.#services = services;
  }

  /** Records a request if its shop belongs to a sandbox. */
  record(
    { token, operationId, requestId, receivedAt, startedAt }: RequestState,
    request: Request,
    status: number,
  ) {
    const sandboxId = token?.shop.sandboxId;
    if (!token || !sandboxId) return;
    const { pathname } = new URL(request.url);
    this.#pending.push({
      sandboxId,
      kind: 'request',
      data: {
        requestId,
        method: request.method,
        path: pathname,
        operation: operationId ?? null,
        client: token.clientId,
        shop: token.shop.domain,
        status,
        at: shopTime(token.shop, receivedAt).toISOString(),
        ms: Math.round(performance.now() - startedAt),
      },
    });
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#services.startTimer(() => void this.#write(), BATCH_MS);
  }

  async #write(): Promise<void> {
    const { hub, log } = this.#services;
    const records = this.#pending;
    this.#pending = [];
    this.#isScheduled = false;
    try {
      // The database may be closed by now.
      const { database } = this.#services;
      for (let start = 0; start < records.length; start += BATCH_SIZE) {
        await writeRecords(database, records.slice(start, start + BATCH_SIZE));
      }
      for (const id of new Set(records.map(({ sandboxId }) => sandboxId))) hub.notify(id);
    } catch (error) {
      // A request was served, whether or not it is shown.
      log('error', { worker: 'records', err: describeError(error) });
    }
  }
}
