import { z } from '@hono/zod-openapi';
import { customerData } from '../../contract/customer-data.schema';
import { assignedId, birthday, dateTime, orNull, points } from '../../contract/field-types';
import { issuedReward } from '../../rewards/redemption/issued-reward.schema';
import { rewardOrigin } from '../../rewards/redemption/issued-reward-fields';
import { currentTier, tier } from '../../rewards/tiers/tier.schema';
import { customerActivity, earningRuleAction, spendingRuleAction } from '../objects';
import { payload } from '../payload';

const customer = customerData.describe('The affected customer.');

export const balanceUpdatedPayload = payload(
  'customer/balanceUpdated',
  'BalanceUpdatedPayload',
  'A points balance has changed.',
  {
    customer,
    previousBalance: points('The balance before the change.'),
    pointsBalance: points('The balance after the change.'),
    balanceDelta: z
      .number()
      .describe('`pointsBalance` minus `previousBalance`; negative if points were deducted.'),
    pointsExpiresAt: dateTime(
      'When the whole balance expires: the days that the shop owner set, after the customer last earned or spent points. `updateBalance` and refunded orders do not postpone it. `null` if points do not expire.',
    ).nullable(),
    activity: customerActivity.describe('The activity that changed the balance.'),
  },
);

export const birthdayUpdatedPayload = payload(
  'customer/birthdayUpdated',
  'BirthdayUpdatedPayload',
  'A birthday was set or changed.',
  {
    customer,
    previousBirthday: birthday('The previous birthday as `MM-DD`; `null` for none.').nullable(),
    birthday: birthday('The new birthday as `MM-DD`.'),
  },
);

export const tierUpdatedPayload = payload(
  'customer/tierUpdated',
  'TierUpdatedPayload',
  'The tier of a customer has changed.',
  {
    customer,
    previousTier: orNull(tier, 'The previous tier; `null` for none.'),
    currentTier: orNull(currentTier, 'The new tier; `null` for none.'),
  },
);

export const rewardCreatedPayload = payload(
  'customer/rewardCreated',
  'RewardCreatedPayload',
  'A discount code or gift card was created for a customer.',
  {
    customer,
    reward: issuedReward.describe('The discount code or gift card.'),
    origin: rewardOrigin.describe(
      'The type of the activity for which the reward was given. Equals `reward.origin`.',
    ),
    action: z
      .union([earningRuleAction, spendingRuleAction, z.null()])
      .describe(
        'The rule that gave the reward: an earning rule if `origin` is `reward`, a spending rule if it is `redeem`; otherwise `null`.',
      ),
    redemptionId: assignedId(
      'The redemption that the reward comes of, as in the header `X-Redemption-Id` of redeem; `null` for other rewards.',
    ).nullable(),
  },
);
