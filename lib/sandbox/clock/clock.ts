import { sql } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import { idList, rowsOf } from '../../api/database/sql';
import { clientShops, idempotencyKeys } from '../../api/database/tables/access';
import { redemptions } from '../../api/database/tables/rewards';
import { shops } from '../../api/database/tables/shops';
import { deliveries } from '../../api/database/tables/webhooks';
import { inTransaction } from '../../api/database/transaction';
import { RETRY_DELAYS_MS } from '../../api/deliveries/retry-rules';
import { HttpError } from '../../api/http/api-error';
import { shopTime } from '../../api/http/shop-clock';
import { DAY_MS } from '../../site/config/durations';
import type { SandboxServices } from '../http/services';
import { lockSandbox, type Sandbox, shopIdsOf } from '../sandboxes/sandbox-store';

/** Maximum offset of a sandbox's clock from the real time. */
const MAX_OFFSET_MS = 10 * 365 * DAY_MS;

/** A step of the clock that is wanted. */
export interface WantedStep {
  /** The longest step, in milliseconds. */
  longest: number;
  /** When the calendar has something to do next, by the clock of the sandbox; `null` if never. */
  calendarDueAt: Date | null;
  /** Offset of the clock after the previous step; `null` before the first one. */
  lastOffset: number | null;
}

/** Result of a step. */
export interface ClockStep {
  /** Milliseconds by which the clock has moved; 0 if something was due or under way. */
  moved: number;
  /** Offset of the clock after the step. */
  offset: number;
  /** Whether more is due now than deliveries. */
  isMoreDue: boolean;
}

/**
 * Moves the clock of a sandbox to the next time at which something is due, unless something is due already. Changes of
 * the shops are either committed before, or begin after. So several moves at once, also in several processes, do what
 * is due in its order.
 *
 * @throws HttpError 400 if the clock would be too far ahead; 404 or 409 if the sandbox was removed or reset since
 */
export function stepClock(
  { database, now }: Pick<SandboxServices, 'database' | 'now'>,
  sandbox: Sandbox,
  { longest, calendarDueAt, lastOffset }: WantedStep,
): Promise<ClockStep> {
  const shopIds = shopIdsOf(sandbox);
  return inTransaction(database, async (transaction) => {
    const shop = await lockSandbox(transaction, sandbox, 'exclusive');
    const offset = shop.clockOffsetMs;
    if (lastOffset !== null && offset < lastOffset) {
      throw new HttpError(409, [
        'the sandbox was reset while its clock moved, move the clock again',
      ]);
    }
    checkOffset(offset, longest);
    const systemTime = now();
    const due = await readDueTimes(transaction, shopIds);
    const waits = {
      redemptions: due.redemptions - systemTime,
      deliveries: due.deliveries - systemTime,
      calendar: (calendarDueAt?.getTime() ?? Infinity) - shopTime(shop, systemTime).getTime(),
    };
    const isUnderWay = due.isSending || due.isFulfilling;
    const isBusy = isUnderWay || Math.min(...Object.values(waits)) <= 0;
    const batch = { ...waits, deliveries: due.deliveryBatch - systemTime };
    const moved = isBusy ? 0 : Math.min(longest, ...Object.values(batch));
    if (!isBusy) await moveShopClocks(transaction, shopIds, moved);
    const isMoreDue = due.isFulfilling || Math.min(waits.redemptions, waits.calendar) <= moved;
    return { moved, offset: offset + moved, isMoreDue };
  });
}

function checkOffset(offset: number, move: number): void {
  if (offset + move <= MAX_OFFSET_MS) return;
  const days = Math.max(0, Math.floor((MAX_OFFSET_MS - offset) / DAY_MS));
  throw new HttpError(400, [
    `the clock can be at most 10 years ahead of the real time, which is ${days} days from here`,
  ]);
}

/** Work that waits is due by the clock of the system, so it becomes due earlier by as much as the clock moves. */
async function moveShopClocks(
  transaction: Transaction,
  shopIds: readonly number[],
  milliseconds: number,
): Promise<void> {
  const ids = idList(shopIds);
  const clientIds = sql`select client_id from ${clientShops} where shop_id in (${ids})`;
  const interval = sql`${milliseconds}::bigint * interval '1 millisecond'`;
  await transaction.execute(sql`
    with moved_shops as (
      update ${shops} set clock_offset_ms = clock_offset_ms + ${milliseconds}::bigint
      where id in (${ids})
    ), moved_redemptions as (
      update ${redemptions} set due_at = due_at - ${interval}
      where shop_id in (${ids}) and state = 'queued'
    ), moved_deliveries as (
      update ${deliveries} set due_at = due_at - ${interval}
      where shop_id in (${ids}) and state = 'waiting'
    ), moved_keys as (
      -- Requests for tokens have no shop, but a client of these shops.
      update ${idempotencyKeys} set created_at = created_at - ${interval}
      where shop_id = 0 and client_id in (${clientIds})
    ) select 1`);
}

/** When work of shops is due next, by the clock of the system; `Infinity` if none waits. */
interface DueTimes {
  redemptions: number;
  deliveries: number;
  /** When the last delivery of the next batch is due. */
  deliveryBatch: number;
  isSending: boolean;
  isFulfilling: boolean;
}

/** Part of its wait by which a retry can be late, so that many are sent together instead of one after the other. */
const MAX_LATENESS = 0.05;

/** Maximum delay of a delivery after each number of attempts, in milliseconds. */
const LATENESS_MS = RETRY_DELAYS_MS.map((delay) => Math.round(delay * MAX_LATENESS));

/** Reads when redemptions and deliveries of shops are due. */
async function readDueTimes(
  transaction: Transaction,
  shopIds: readonly number[],
): Promise<DueTimes> {
  const ids = idList(shopIds);
  const lateness = sql.raw(`array[${LATENESS_MS.join(', ')}]`);
  const [row] = rowsOf<Record<keyof DueTimes, string | number | boolean | null>>(
    await transaction.execute(sql`
      with waiting as materialized (
        select state, due_at,
          due_at + coalesce((${lateness})[attempts], 0) * interval '1 millisecond' as latest
        from ${deliveries}
        where shop_id in (${ids}) and state in ('waiting', 'sending')
      ), delivery as (
        select min(due_at) filter (where state = 'waiting') as due_at,
          min(latest) filter (where state = 'waiting') as latest,
          count(*) filter (where state = 'sending') > 0 as is_under_way
        from waiting
      ), redemption as (
        select min(due_at) filter (where state = 'queued') as due_at,
          count(*) filter (where state = 'fulfilling') > 0 as is_under_way
        from ${redemptions}
        where shop_id in (${ids}) and state in ('queued', 'fulfilling')
      )
      select extract(epoch from redemption.due_at) as "redemptions",
        extract(epoch from delivery.due_at) as "deliveries",
        extract(epoch from (select max(due_at) from waiting
          where state = 'waiting' and due_at <= delivery.latest)) as "deliveryBatch",
        delivery.is_under_way as "isSending", redemption.is_under_way as "isFulfilling"
      from delivery, redemption`),
  );
  const inMs = (seconds: string | number | boolean | null | undefined) =>
    seconds === null || seconds === undefined ? Infinity : Math.ceil(Number(seconds) * 1_000);
  return {
    redemptions: inMs(row?.redemptions),
    deliveries: inMs(row?.deliveries),
    deliveryBatch: inMs(row?.deliveryBatch),
    isSending: row?.isSending === true,
    isFulfilling: row?.isFulfilling === true,
  };
}
