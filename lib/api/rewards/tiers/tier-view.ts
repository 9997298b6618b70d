import type { z } from '@hono/zod-openapi';
import { defaultLocale } from '../../contract/limits';
import { localized } from '../localized';
import type { CustomerRow, TierRow } from '../rows';
import type { currentTier, tier, tierProgress } from './tier.schema';
import { conditionOf, nextTier, type Period, progressOf } from './tier-rules';

/** A tier as the API returns it. */
export function tierOf(row: TierRow, locale: string = defaultLocale): z.input<typeof tier> {
  const { id, pointsMultiplier, isDefault, conditionValue, details } = row;
  const { title, description, perks, image, condition, tag, tagsToAdd, rewarding } = details;
  return {
    id,
    title: localized(title, locale),
    description: description && localized(description, locale),
    perks: perks.map((perk) => localized(perk, locale)),
    pointsMultiplier,
    image,
    condition,
    conditionValue: conditionValue ?? tag,
    tagsToAdd,
    rewarding,
    isDefault,
  };
}

/** The tier that a customer is in as the API returns it; `null` if the customer is in none. */
export function currentTierOf(
  { tierId, tierAchievedAt }: Pick<CustomerRow, 'tierId' | 'tierAchievedAt'>,
  tiers: readonly TierRow[],
  locale?: string,
): z.input<typeof currentTier> | null {
  const current = tiers.find(({ id }) => id === tierId);
  if (!current || !tierAchievedAt) return null;
  return { ...tierOf(current, locale), achievedAt: tierAchievedAt.toISOString() };
}

/**
 * The progress of a customer as the API returns it.
 *
 * @param tiers all tiers of the shop
 * @param counted what the customer has of the milestone, and in which period
 */
export function tierProgressOf(
  customer: CustomerRow,
  tiers: readonly TierRow[],
  { value, period }: { value: number; period: Period },
  locale: string,
): z.input<typeof tierProgress> {
  const next = nextTier(tiers, customer.tierId);
  return {
    currentTier: currentTierOf(customer, tiers, locale),
    nextTier: next && tierOf(next, locale),
    condition: conditionOf(tiers),
    ...progressOf(tiers, next, value),
    periodStartsAt: period.startsAt?.toISOString() ?? null,
    periodEndsAt: period.endsAt?.toISOString() ?? null,
  };
}
