import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { activities } from './history.data';
import { people } from './people.data';
import { TEA_SAMPLER } from './products.data';

type IssuedReward = NonNullable<ShopInput['issuedRewards']>[number];
type Redemption = NonNullable<ShopInput['redemptions']>[number];
type Details = IssuedReward['details'];

const { mara, rich, noTiers, birthdayLongAgo } = people;

const tenOff: Details = {
  type: 'discount',
  discountType: 'fixed_amount',
  title: '€10 off',
  value: 10,
  currency: 'EUR',
  minimumPurchaseAmount: 30,
  origin: 'redeem',
};

const teaSampler: Details = {
  type: 'free_product',
  title: 'Tea sampler',
  value: 100,
  product: { id: TEA_SAMPLER, handle: 'tea-sampler', variantId: 990031 },
  origin: 'redeem',
};

const giftCard: Details = {
  type: 'gift_card',
  title: '€20 gift card',
  value: 20,
  currency: 'EUR',
  origin: 'redeem',
};

const fiveOff: Details = {
  type: 'discount',
  discountType: 'fixed_amount',
  title: '€5 off, once',
  value: 5,
  currency: 'EUR',
  origin: 'redeem',
};

/** Codes and cards of every kind and state. */
export const issuedRewards: readonly IssuedReward[] = [
  {
    id: 6000,
    customerId: mara.id,
    state: 'used',
    code: 'THX-3WPD',
    details: tenOff,
    createdAt: ago(110),
    expiresAt: ago(80),
  },
  {
    id: 6001,
    customerId: mara.id,
    state: 'active',
    code: 'THX-7QK2',
    details: tenOff,
    createdAt: '-4d23h59m56s',
    expiresAt: '+25d4s',
  },
  {
    id: 6002,
    customerId: birthdayLongAgo.id,
    state: 'active',
    code: 'BDAY-15',
    details: {
      type: 'discount',
      discountType: 'percentage',
      title: '15% off knitwear',
      value: 15,
      appliesTo: 'collections',
      collectionIds: [4410],
      origin: 'reward',
    },
    createdAt: ago(10),
    expiresAt: '+20d',
  },
  {
    id: 6003,
    customerId: rich.id,
    state: 'active',
    code: 'TEA-FREE-3',
    details: teaSampler,
    createdAt: ago(4),
    expiresAt: '+3d',
  },
  {
    id: 6004,
    customerId: rich.id,
    state: 'active',
    code: 'SHIP-0',
    details: {
      type: 'discount',
      discountType: 'free_shipping',
      title: 'Free shipping',
      minimumPurchaseAmount: 25,
      maxShippingRate: 9.9,
      origin: 'tier',
    },
    createdAt: ago(210),
  },
  {
    id: 6005,
    customerId: rich.id,
    state: 'active',
    code: 'gc1xd92k',
    details: { ...giftCard, origin: 'tier' },
    createdAt: ago(90),
  },
  {
    id: 6006,
    customerId: noTiers.id,
    state: 'expired',
    code: 'BDAY-15-OLD',
    details: {
      type: 'discount',
      discountType: 'percentage',
      title: '15% off',
      value: 15,
      origin: 'reward',
    },
    createdAt: ago(50),
    expiresAt: ago(20),
  },
  {
    id: 6007,
    customerId: rich.id,
    state: 'cancelled',
    code: 'FIVE-8MTR',
    details: fiveOff,
    createdAt: ago(180),
    expiresAt: ago(90),
  },
];

const rewardOfRule: Readonly<Record<number, Details>> = {
  51: tenOff,
  53: fiveOff,
  54: teaSampler,
  56: giftCard,
};

const FIRST_REDEMPTION_ID = 501;
const MAX_ATTEMPTS = 4;

/** One redemption for each activity that spent points; the one without a reward failed. */
export const redemptions: readonly Redemption[] = activities
  .flatMap((activity) => (activity.type === 'redeem' ? [activity] : []))
  .map(({ id, customerId, ruleId, points, rewardId, createdAt }, at) => {
    const reward = rewardOfRule[ruleId ?? 0];
    if (!reward || !ruleId) throw new Error(`The rule ${ruleId} has no reward.`);
    return {
      id: FIRST_REDEMPTION_ID + at,
      customerId,
      ruleId,
      activityId: id,
      state: rewardId ? 'fulfilled' : 'failed',
      points: -points,
      ...(reward.type === 'free_product' && { selectedVariantId: reward.product.variantId }),
      reward,
      attempts: rewardId ? 1 : MAX_ATTEMPTS,
      createdAt,
    };
  });
