import { customerDataOf } from '../../http/access/customer-data';
import type { ChangeContext } from '../../http/context';
import { recordActivity } from '../earning/change-points';
import { updateCustomer } from '../earning/points-store';
import { grantReward } from '../redemption/grant-reward';
import type { CustomerRow, TierRow } from '../rows';
import { conditionOf, periodOf, reachedTier } from './tier-rules';
import { listTiers, noteReachedTier, readMilestone, readPeriodFacts } from './tier-store';
import { tierOf } from './tier-view';

/**
 * Moves a customer up if a milestone is reached.
 *
 * @param customer as `lockCustomer` returned it: no other transaction checks the same customer meanwhile
 */
export async function reachTier(context: ChangeContext, customer: CustomerRow): Promise<void> {
  const { transaction, shop, now } = context;
  if (!shop.settings.tiers.isEnabled || !customer.isAllowedToEarnTier) return;
  const tiers = await listTiers(transaction, shop.id);
  const condition = conditionOf(tiers);
  if (condition === null) return;
  const facts = await readPeriodFacts(transaction, customer);
  const { startsAt } = periodOf(shop.settings.tiers.period, facts, now);
  const value = await readMilestone(transaction, customer, condition, startsAt);
  const tier = reachedTier(tiers, customer.tierId, { value, tags: customer.tags });
  if (tier) await changeTier(context, customer, tier, tiers);
}

/**
 * Puts a customer into a tier, or out of all: emits `customer/tierUpdated` and gives the entry reward, which each
 * customer gets once.
 *
 * @param customer as `lockCustomer` returned it
 * @param tiers all tiers of the shop
 */
export async function changeTier(
  context: ChangeContext,
  customer: CustomerRow,
  tier: TierRow | null,
  tiers: readonly TierRow[],
): Promise<void> {
  const { transaction, now } = context;
  const previous = tiers.find(({ id }) => id === customer.tierId) ?? null;
  await updateCustomer(transaction, customer, {
    tierId: tier?.id ?? null,
    tierAchievedAt: tier && now,
    tags: [...new Set([...customer.tags, ...(tier?.details.tagsToAdd ?? [])])],
  });
  await context.emit('customer/tierUpdated', {
    customer: customerDataOf(customer),
    previousTier: previous && tierOf(previous),
    currentTier: tier && { ...tierOf(tier), achievedAt: now.toISOString() },
  });
  if (!tier) return;
  const title = tier.details.title.en;
  const isFirstTime = await noteReachedTier(transaction, customer, tier.id, now);
  const reward = isFirstTime ? tier.details.rewarding : null;
  const activity = { type: 'tier' as const, tier: { id: tier.id, title }, reward };
  if (reward) {
    await grantReward(context, { customer, reward, title, activity, action: null });
  } else {
    await recordActivity(context, customer, { fields: activity }, 0);
  }
}
