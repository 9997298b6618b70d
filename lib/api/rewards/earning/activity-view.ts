import type { z } from '@hono/zod-openapi';
import type { PromisedReward } from '../../database/reward-types';
import { issuedRewardOf } from '../redemption/issued-reward-view';
import type { ActivityRow, EarningRuleRow, IssuedRewardRow, SpendingRuleRow } from '../rows';
import type { activity, plainActivities } from './activity.schema';

/** An earning rule as events show it. */
export type EarningRuleAction = ReturnType<typeof earningRuleAction>;

/** A spending rule as events show it. */
export type SpendingRuleAction = ReturnType<typeof spendingRuleAction>;

export function earningRuleAction({ id, type, title, rewarding }: EarningRuleRow) {
  return { id, type, title: title.en, rewarding };
}

export function spendingRuleAction(
  { id, type, title, isFlexible }: SpendingRuleRow,
  spentPoints: number,
) {
  return { id, type, title: title.en, isFlexible, spentPoints };
}

type CommonField = 'id' | 'note' | 'createdAt';
type OwnFields<T> = T extends unknown ? Omit<T, CommonField> : never;

/** The fields that a type of activity has besides the common ones, as events show them. */
export type ActivityFields =
  | { type: 'reward'; reward: PromisedReward; earningRule: EarningRuleAction }
  | { type: 'redeem'; spentPoints: number; spendingRule: SpendingRuleAction; reward: null }
  | OwnFields<z.input<(typeof plainActivities)[number]>>;

/** Returns the fields to store: in the history, rules appear without their terms. */
export function storedDetails(fields: ActivityFields): Record<string, unknown> {
  switch (fields.type) {
    case 'reward': {
      const { id, type, title } = fields.earningRule;
      return { reward: fields.reward, earningRule: { id, type, title } };
    }
    case 'redeem': {
      const { id, type, title } = fields.spendingRule;
      return { spentPoints: fields.spentPoints, spendingRule: { id, type, title } };
    }
    default: {
      const { type: _, ...details } = fields;
      return details;
    }
  }
}

/** An activity in an event. */
export function eventActivity({ id, note, createdAt }: ActivityRow, fields: ActivityFields) {
  return { id, note, createdAt: createdAt.toISOString(), ...fields };
}

/** Fields of activities that identify another customer. */
const OTHER_CUSTOMERS = ['referredCustomer', 'referrerCustomer'] as const;

/**
 * An activity of the history.
 *
 * @param reward what came of a redemption
 * @param hidesContacts whether email addresses and phone numbers of other customers are hidden
 */
export function activityOf(
  { id, type, note, createdAt, details }: ActivityRow,
  reward: IssuedRewardRow | null,
  hidesContacts: boolean,
): z.input<typeof activity> {
  const fields: Record<string, unknown> = { ...details };
  if (type === 'redeem') fields.reward = reward && issuedRewardOf(reward);
  for (const name of OTHER_CUSTOMERS) {
    if (hidesContacts && fields[name]) {
      fields[name] = { ...fields[name], email: null, phone: null };
    }
  }
  // Details are stored in the form of the API.
  return { id, type, note, createdAt: createdAt.toISOString(), ...fields } as z.input<
    typeof activity
  >;
}
