import type { SQL } from 'drizzle-orm';
import { inTransaction } from '../../../api/database/transaction';
import { HttpError } from '../../../api/http/api-error';
import { changeContext } from '../../../api/http/change-context';
import type { ChangeContext } from '../../../api/http/context';
import type { ApiServices } from '../../../api/http/services';
import { shopTime } from '../../../api/http/shop-clock';
import { changePoints } from '../../../api/rewards/earning/change-points';
import { findActiveRule } from '../../../api/rewards/earning/earning-store';
import { lockCustomer, updateCustomer } from '../../../api/rewards/earning/points-store';
import { giveReward, isRewardDue } from '../../../api/rewards/redemption/give-reward';
import { readShop } from '../../../api/rewards/redemption/redemption-store';
import type { CustomerRow } from '../../../api/rewards/rows';
import {
  type CelebratedDay,
  dueBirthdays,
  earliest,
  endOfDay,
  isKnownBefore,
  nextCelebration,
  startOfNextDay,
} from './calendar-rules';
import {
  expireRewards,
  hasBirthday,
  hasExpired,
  listCustomers,
  readCelebration,
  storeCelebration,
} from './calendar-store';
import { readDueFacts } from './due-facts';

export type CalendarServices = Pick<
  ApiServices,
  'database' | 'randomBytes' | 'beforeChange' | 'onEvent'
>;

/** Customers who are read at once. Each one has a separate transaction. */
const PAGE_SIZE = 100;

/** A shop in which something happens by itself. */
interface ShopDueTime {
  shopId: number;
  clockOffsetMs: number;
  /** When that is next, by the clock of the shop. It lies in the past if something is due. */
  dueAt: Date;
}

/** The next times at which something happens in shops by itself: a birthday, the expiry of points or of a reward. */
async function listDueTimes(
  { database }: Pick<CalendarServices, 'database'>,
  shopIds: readonly number[] | undefined,
): Promise<ShopDueTime[]> {
  const facts = await readDueFacts(database, shopIds);
  return facts.flatMap((shop) => {
    const { shopId, clockOffsetMs, celebratedAt, birthdays } = shop;
    const nextDay = startOfNextDay(celebratedAt);
    const dueAt = earliest([
      shop.pointsExpireAt,
      shop.rewardExpiresAt,
      ...birthdays.map((birthday) => nextCelebration(birthday, nextDay)),
    ]);
    return dueAt ? [{ shopId, clockOffsetMs, dueAt }] : [];
  });
}

/** The first of these times; `null` if nothing ever happens. */
export async function nextDueAt(
  services: Pick<CalendarServices, 'database'>,
  shopIds: readonly number[],
): Promise<Date | null> {
  return earliest((await listDueTimes(services, shopIds)).map(({ dueAt }) => dueAt));
}

/** The runs that are due by the clocks of shops. @param shopIds only in these shops; in all but templates by default */
export async function listDueRuns(
  services: Pick<ApiServices, 'database' | 'now'>,
  shopIds?: readonly number[],
): Promise<CalendarRun[]> {
  const systemTime = services.now();
  return (await listDueTimes(services, shopIds)).flatMap(({ dueAt, ...shop }) => {
    const now = shopTime(shop, systemTime);
    return dueAt <= now ? [{ ...shop, now }] : [];
  });
}

/** A run of a shop's calendar. */
export interface CalendarRun {
  shopId: number;
  /** The time in the shop. */
  now: Date;
  /** Offset of the shop's clock at that time. If a reset sets it back, the rest is not due anymore. */
  clockOffsetMs?: number;
}

/**
 * Does what is due in a shop: expires points and rewards, and celebrates birthdays. Doing it again, even in two processes
 * at once or after a crash, changes nothing more.
 *
 * @throws Error if it failed for some customers; it is still due for them
 */
export async function runCalendar(services: CalendarServices, run: CalendarRun): Promise<void> {
  const { shopId, now } = run;
  const { database } = services;
  const celebration = await readCelebration(database, shopId);
  if (!celebration) return;
  const errors = await forEach(services, run, hasExpired(now), expirePoints);
  await expireRewards(database, run);
  const days = dueBirthdays(celebration.at, now);
  if (days.length > 0) {
    const missed = await forEach(services, run, hasBirthday(days), (context, customer) =>
      celebrate(context, customer, days),
    );
    if (missed.length === 0) await storeCelebration(database, celebration, run);
    errors.push(...missed);
  }
  if (errors.length > 0) {
    const message = `The calendar of shop ${shopId} failed for ${errors.length} customers.`;
    throw new Error(message, { cause: errors[0] });
  }
}

type Step = (context: ChangeContext, customer: CustomerRow) => Promise<void>;

/** Runs a step for each customer who meets a condition, in a separate transaction. @returns why it failed for some */
async function forEach(
  { database, randomBytes, beforeChange, onEvent }: CalendarServices,
  { shopId, now, clockOffsetMs = 0 }: CalendarRun,
  condition: SQL | undefined,
  step: Step,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  let afterId = 0;
  while (true) {
    const page = await listCustomers(database, shopId, condition, { afterId, limit: PAGE_SIZE });
    for (const customer of page) {
      try {
        await inTransaction(database, async (transaction) => {
          await beforeChange?.(transaction, shopId);
          const shop = await readShop(transaction, shopId);
          if (shop.clockOffsetMs < clockOffsetMs) return;
          const change = { shop, clock: () => now, transaction, randomBytes, onEvent };
          await step(changeContext(change), customer);
        });
      } catch (error) {
        // The customer can't get more, such as a balance that is as high as it can be. Trying again changes nothing.
        if (!(error instanceof HttpError)) errors.push(error);
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return errors;
    afterId = last.id;
  }
}

/** Takes the points of a customer that have expired. */
async function expirePoints(context: ChangeContext, found: CustomerRow): Promise<void> {
  const { transaction, shop, now } = context;
  const customer = await lockCustomer(context, found);
  // Another process was faster, or the customer has earned or spent points since.
  if (!customer.pointsExpireAt || customer.pointsExpireAt > now) return;
  const { pointsBalance } = customer;
  if (pointsBalance === 0 || shop.settings.points.expireAfterDays === null) {
    await updateCustomer(transaction, customer, { pointsExpireAt: null });
    return;
  }
  await changePoints(context, customer, -pointsBalance, {
    fields: { type: 'expired', expiredPoints: pointsBalance },
  });
}

/** Gives a customer the gift for the birthday, unless one was given in the last 365 days. */
async function celebrate(
  context: ChangeContext,
  customer: CustomerRow,
  days: readonly CelebratedDay[],
): Promise<void> {
  const { birthMonth, birthDay, birthdayChangedAt } = customer;
  const birthday = days.find(({ month, day }) => month === birthMonth && day === birthDay);
  if (!birthday || !isKnownBefore(birthdayChangedAt, birthday.startsAt)) return;
  const rule = await findActiveRule(context.transaction, context.shop.id, 'birthday_gift');
  if (!rule) return;
  const atEndOfDay = { ...context, now: endOfDay(context.now) };
  if (!(await isRewardDue(atEndOfDay, { customer, rule }))) return;
  await giveReward(context, { customer, rule, activityType: 'reward' });
}
