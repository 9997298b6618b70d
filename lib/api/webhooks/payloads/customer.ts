import { z } from '@hono/zod-openapi';
import { customerData } from '../../contract/customer-data.schema';
import { birthday, dateTime, orNull, points } from '../../contract/field-types';
import { issuedReward } from '../../rewards/issued-reward.schema';
import { rewardOrigin } from '../../rewards/issued-reward-fields';
import { currentTier, silverTier, tier } from '../../rewards/tier.schema';
import {
  customerActivity,
  earningRuleAction,
  redeemActivityExample,
  spendingRuleAction,
  spendingRuleActionExample,
} from '../objects';
import { payload } from '../payload';

const customer = customerData.describe('The affected customer.');
const mara = { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: null };

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
  [
    {
      occurredAt: '2025-03-04T09:15:00.120Z',
      customer: { ...mara, phone: '+4930555010' },
      previousBalance: 320.5,
      pointsBalance: 120.5,
      balanceDelta: -200,
      pointsExpiresAt: '2026-03-04T00:00:00Z',
      activity: redeemActivityExample,
    },
    {
      occurredAt: '2025-03-05T00:00:00Z',
      customer: mara,
      previousBalance: 40,
      pointsBalance: 0,
      balanceDelta: -40,
      pointsExpiresAt: null,
      activity: {
        id: 9105,
        type: 'expired',
        note: null,
        createdAt: '2025-03-05T00:00:00Z',
        expiredPoints: 40,
      },
    },
  ],
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
  [
    {
      occurredAt: '2025-03-04T09:20:00Z',
      customer: mara,
      previousBirthday: null,
      birthday: '09-17',
    },
  ],
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
  [
    {
      occurredAt: '2025-03-04T09:30:00Z',
      customer: mara,
      previousTier: null,
      currentTier: { ...silverTier, achievedAt: '2025-03-04T09:30:00Z' },
    },
  ],
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
  },
  [
    {
      occurredAt: '2025-03-04T09:15:04Z',
      customer: mara,
      reward: {
        id: 6001,
        type: 'discount',
        discountType: 'fixed_amount',
        title: '10 off',
        code: 'THX-7QK2',
        value: 10,
        currency: 'EUR',
        minimumPurchaseAmount: 30,
        maxShippingRate: null,
        appliesTo: 'all_products',
        collectionIds: [],
        product: null,
        origin: 'redeem',
        createdAt: '2025-03-04T09:15:04Z',
        expiresAt: '2025-04-03T09:15:04Z',
      },
      origin: 'redeem',
      action: spendingRuleActionExample,
    },
  ],
);
