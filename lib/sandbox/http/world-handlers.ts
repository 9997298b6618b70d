import { inTransaction } from '../../api/database/transaction';
import { HttpError } from '../../api/http/api-error';
import { changeContext } from '../../api/http/change-context';
import { shopTime } from '../../api/http/shop-clock';
import { removeUnusedUploads } from '../../api/uploads/remove-unused';
import { advanceClock, doDueWork } from '../clock/due-work';
import {
  drainOperation,
  listCodesOperation,
  moveClockOperation,
  worldOperation,
} from '../contract/operations';
import { listCodes } from '../records/codes';
import { writeRecord } from '../records/records';
import { lockSandbox, type Sandbox, shopIdsOf } from '../sandboxes/sandbox-store';
import { worldActions } from '../world/actions';
import { implementSandbox } from './implement';
import type { SandboxServices } from './services';

/** The endpoints for time, and for what happens in a shop besides requests to the API. */
export const worldHandlers = [
  implementSandbox(moveClockOperation, async ({ services, sandbox, body }) => {
    const milliseconds = body.advanceSeconds * 1_000;
    const { id } = sandbox.row;
    const { ticks, deliveries, left } = await withoutDelays(services, sandbox, () =>
      advanceClock(services, sandbox, milliseconds),
    );
    const now = await inTransaction(services.database, async (transaction) => {
      const shop = await lockSandbox(transaction, sandbox, 'shared');
      const time = shopTime(shop, services.now()).toISOString();
      await writeRecord(transaction, id, { kind: 'clock', data: { now: time, isReset: false } });
      return time;
    });
    services.hub.notify(id);
    if (left > 0) throw unfinished(now, left);
    return { now, ticks, deliveries };
  }),

  implementSandbox(drainOperation, async ({ services, sandbox }) => {
    const { jobs, deliveries } = await withoutDelays(services, sandbox, () =>
      doDueWork(services, sandbox),
    );
    services.hub.notify(sandbox.row.id);
    return { jobs, deliveries };
  }),

  implementSandbox(worldOperation, async ({ services, sandbox, body }) => {
    const { action: name, ...fields } = body;
    const action = worldActions[name];
    const { database, randomBytes, onEvent } = services;
    const events = await inTransaction(database, async (transaction) => {
      const written: { id: string; topic: string }[] = [];
      const shop = await lockSandbox(transaction, sandbox, 'shared');
      const context = changeContext({
        shop,
        clock: () => shopTime(shop, services.now()),
        transaction,
        randomBytes,
        async onEvent(inTransaction, event) {
          written.push({ id: event.id, topic: event.topic });
          await onEvent?.(inTransaction, event);
        },
      });
      await action.run(context, fields);
      return written;
    });
    // Of a review that was deleted.
    await removeUnusedUploads(services, shopIdsOf(sandbox));
    services.onCommit?.();
    services.hub.notify(sandbox.row.id);
    return { events };
  }),

  implementSandbox(listCodesOperation, async ({ services, sandbox }) => ({
    codes: await listCodes(services, sandbox),
  })),
];

/** The error if so much was due that the clock didn't get as far as it should. */
function unfinished(now: string, left: number): HttpError {
  const seconds = Math.ceil(left / 1_000);
  return new HttpError(
    503,
    [
      `so much was due that the clock stopped at ${now}, send advanceSeconds ${seconds} to continue`,
    ],
    { 'Retry-After': '1' },
  );
}

/** Runs work while the inboxes of a sandbox respond at once. */
function withoutDelays<T>(
  services: SandboxServices,
  { row }: Sandbox,
  work: () => Promise<T>,
): Promise<T> {
  return services.delays.without(row.id, work);
}
