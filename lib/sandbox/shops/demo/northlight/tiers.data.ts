import type { ShopInput } from '../../shop-file.schema';

type Tier = NonNullable<ShopInput['tiers']>[number];

/** Four tiers by the money spent since the first order. */
export const tiers: readonly Tier[] = [
  {
    id: 10,
    position: 0,
    isDefault: true,
    pointsMultiplier: 1,
    details: { title: { en: 'Starter' } },
    createdAt: '-480d',
  },
  {
    id: 12,
    position: 1,
    conditionValue: 200,
    pointsMultiplier: 1.25,
    details: {
      title: { en: 'Silver', de: 'Silber' },
      description: { en: 'For regulars', de: 'Für Stammkunden' },
      perks: [{ en: 'Early access', de: 'Früher Zugang' }],
      condition: 'spent_amount',
      tagsToAdd: ['tier-silver'],
      rewarding: { type: 'points', points: 50 },
    },
    createdAt: '-480d',
  },
  {
    id: 13,
    position: 2,
    conditionValue: 500,
    pointsMultiplier: 1.5,
    details: {
      title: { en: 'Gold' },
      perks: [{ en: 'Early access' }, { en: 'Free repairs' }],
      condition: 'spent_amount',
      tagsToAdd: ['tier-gold'],
      rewarding: {
        type: 'discount',
        discountType: 'free_shipping',
        value: null,
        minimumPurchaseAmount: 25,
        lifetimeInDays: null,
        maxShippingRate: 9.9,
      },
    },
    createdAt: '-480d',
  },
  {
    id: 14,
    position: 3,
    conditionValue: 1500,
    pointsMultiplier: 2,
    details: {
      title: { en: 'Platinum', de: 'Platin' },
      description: { en: 'For those who furnish their home here' },
      perks: [{ en: 'Early access' }, { en: 'Free repairs' }, { en: 'A visit to the workshop' }],
      condition: 'spent_amount',
      tagsToAdd: ['tier-platinum'],
      rewarding: { type: 'gift_card', value: 20, currency: 'EUR' },
    },
    createdAt: '-480d',
  },
];
