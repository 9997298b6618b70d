import type { z } from '@hono/zod-openapi';
import type { PromisedReward } from '../../database/reward-types';
import { localized } from '../localized';
import { setsOwnLimit } from '../redemption/limit-rules';
import type { EarningRuleRow, PunchCardRow } from '../rows';
import type { earningRule, punchCardProgress } from './earning-rule.schema';
import { punchCardOf } from './earning-rules';

/** An earning rule as the API returns it. @param completed `null` if no customer is identified */
export function earningRuleOf(
  rule: EarningRuleRow,
  completed: boolean | null,
  locale: string,
): z.input<typeof earningRule> {
  const { id, type, title, description, rewarding, position, icon, createdAt, updatedAt } = rule;
  const { options } = rule;
  const limit = { timesAction: rule.timesAction, periodInDays: rule.periodInDays };
  // The type decides which of the two shapes this is.
  return {
    id,
    type,
    title: localized(title, locale),
    description: description && localized(description, locale),
    rewarding,
    position,
    completed,
    icon,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    goalAmount: options.goalAmount ?? null,
    ordersRequired: options.ordersRequired ?? null,
    minimumOrderAmount: options.minimumOrderAmount ?? null,
    productIds: options.productIds ?? [],
    address: options.address ?? null,
    ...(setsOwnLimit(type) && limit),
  } as z.input<typeof earningRule>;
}

/** The progress of a punch card as the API returns it. @param card `null` before the first order */
export function punchCardProgressOf(
  { id, title, options, rewarding }: EarningRuleRow,
  card: PunchCardRow | null,
  locale: string,
): z.input<typeof punchCardProgress> {
  return {
    ruleId: id,
    title: localized(title, locale),
    ...punchCardOf(options, card?.ordersCompleted ?? 0),
    minimumOrderAmount: options.minimumOrderAmount ?? null,
    rewarding: pointsOnly(rewarding),
    lastPunchedAt: card?.lastPunchedAt?.toISOString() ?? null,
  };
}

function pointsOnly(reward: PromisedReward) {
  if (reward.type !== 'points') throw new Error('A punch card gives points only.');
  return reward;
}
