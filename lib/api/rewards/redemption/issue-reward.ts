import type { IssuedRewardDetails } from '../../database/reward-types';
import { customerDataOf } from '../../http/access/customer-data';
import type { ChangeContext } from '../../http/context';
import type { EarningRuleAction, SpendingRuleAction } from '../earning/activity-view';
import { addDays } from '../earning/points-rules';
import { insertIssuedReward } from '../reward-store';
import type { CustomerRow, IssuedRewardRow } from '../rows';
import { makeCode } from './code-rules';
import { issuedRewardOf } from './issued-reward-view';

/** A reward that is about to be issued. */
export interface NewReward {
  details: IssuedRewardDetails;
  /** `null` if the code never expires. */
  lifetimeInDays: number | null;
  /** The rule behind it; `null` if there is none. */
  action: EarningRuleAction | SpendingRuleAction | null;
  /** The redemption that it comes of; `null` if there is none. */
  redemptionId: number | null;
}

/** With 31^12 possible codes, a second collision in a row means that the random source is broken. */
const MAX_CODES = 5;

/** Issues a code to a customer and emits `customer/rewardCreated`. */
export async function issueReward(
  context: ChangeContext,
  customer: CustomerRow,
  { details, lifetimeInDays, action, redemptionId }: NewReward,
): Promise<IssuedRewardRow> {
  const reward = await storeWithNewCode(context, customer, details, lifetimeInDays);
  await context.emit('customer/rewardCreated', {
    customer: customerDataOf(customer),
    reward: issuedRewardOf(reward),
    origin: details.origin,
    action,
    redemptionId,
  });
  return reward;
}

async function storeWithNewCode(
  { transaction, shop, now, randomBytes }: ChangeContext,
  customer: CustomerRow,
  details: IssuedRewardDetails,
  lifetimeInDays: number | null,
): Promise<IssuedRewardRow> {
  for (let attempt = 1; attempt <= MAX_CODES; attempt++) {
    const stored = await insertIssuedReward(transaction, {
      shopId: shop.id,
      customerId: customer.id,
      state: 'active',
      code: makeCode(randomBytes),
      details,
      createdAt: now,
      expiresAt: lifetimeInDays === null ? null : addDays(now, lifetimeInDays),
    });
    if (stored) return stored;
  }
  throw new Error(`${MAX_CODES} new codes were all taken.`);
}
