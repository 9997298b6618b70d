import { limits } from '../../contract/limits';
import { customerDataOf } from '../../http/access/customer-data';
import { ApiError } from '../../http/api-error';
import type { ChangeContext } from '../../http/context';
import type { ActivityRow, CustomerRow } from '../rows';
import { type ActivityFields, eventActivity, storedDetails } from './activity-view';
import { addAmounts, addDays, expiryChange } from './points-rules';
import { addActivity, changeBalance } from './points-store';

/** An entry of the history that is about to be added. */
export interface NewActivity {
  fields: ActivityFields;
  note?: string | undefined;
  ruleId?: number | undefined;
  productId?: number | undefined;
  /** The order that it came of. */
  orderId?: number | undefined;
}

/** Adds an entry to the history of a customer. @param points the change of the balance that belongs to it */
export function recordActivity(
  { transaction, shop, now }: ChangeContext,
  customer: CustomerRow,
  { fields, note, ruleId, productId, orderId }: NewActivity,
  points: number,
): Promise<ActivityRow> {
  return addActivity(transaction, {
    shopId: shop.id,
    customerId: customer.id,
    type: fields.type,
    points,
    note: note ?? null,
    ruleId: ruleId ?? null,
    productId: productId ?? null,
    orderId: orderId ?? null,
    details: storedDetails(fields),
    createdAt: now,
  });
}

/** A balance that was changed, and the entry of the history that says why. */
export interface ChangedPoints {
  pointsBalance: number;
  activity: ActivityRow;
}

/**
 * Changes the balance of a locked customer, adds the activity and emits `customer/balanceUpdated`. A change of 0 points emits nothing.
 *
 * @returns `null` if there are not enough points; then nothing has changed
 * @throws ApiError if the balance would become too high
 */
export async function changePoints(
  context: ChangeContext,
  customer: CustomerRow,
  delta: number,
  newActivity: NewActivity,
): Promise<ChangedPoints | null> {
  const { transaction, shop, now } = context;
  const { fields } = newActivity;
  const { expireAfterDays } = shop.settings.points;
  const balance = await changeBalance(transaction, customer, {
    delta,
    expiry: expiryChange(fields.type),
    expireAt: expireAfterDays === null ? null : addDays(now, expireAfterDays),
    max: fields.type === 'refund' ? null : limits.pointsBalance.max,
  });
  if (!balance && delta > 0) throw new ApiError('balanceTooHigh');
  if (!balance) return null;
  const { pointsBalance, pointsExpireAt } = balance;
  const activity = await recordActivity(context, customer, newActivity, delta);
  if (delta !== 0) {
    await context.emit('customer/balanceUpdated', {
      customer: customerDataOf(customer),
      previousBalance: addAmounts(pointsBalance, -delta),
      pointsBalance,
      balanceDelta: delta,
      pointsExpiresAt: pointsExpireAt?.toISOString() ?? null,
      activity: eventActivity(activity, fields),
    });
  }
  return { pointsBalance, activity };
}
