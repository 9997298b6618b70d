import type { ShopInput } from '../../shop-file.schema';
import { TEA_SAMPLER } from './products.data';

type Rule = NonNullable<ShopInput['spendingRules']>[number];

const since = { createdAt: '-480d', updatedAt: '-480d' };
const onWholeOrder = { appliesTo: 'all_products', salesChannel: 'online_store' } as const;

/** All 5 types, two of the rules flexible; the last one is switched off. */
export const spendingRules: readonly Rule[] = [
  {
    id: 51,
    type: 'fixed_amount',
    title: { en: 'Choose your discount', de: 'Wähle deinen Rabatt' },
    position: 0,
    isFlexible: true,
    pointsPerUnit: 20,
    minPointsToSpend: 100,
    maxPointsToSpend: 1000,
    terms: { currency: 'EUR', minimumPurchaseAmount: 30, lifetimeInDays: 30, ...onWholeOrder },
    ...since,
  },
  {
    id: 54,
    type: 'free_product',
    title: { en: 'Tea sampler' },
    description: { en: 'Pick a flavor' },
    position: 1,
    pointsPrice: 300,
    terms: {
      lifetimeInDays: 7,
      products: [
        {
          id: TEA_SAMPLER,
          handle: 'tea-sampler',
          title: 'Tea sampler',
          variants: [
            { variantId: 990031, title: 'Mint' },
            { variantId: 990032, title: 'Rooibos' },
          ],
        },
      ],
    },
    ...since,
  },
  {
    id: 52,
    type: 'percentage',
    title: { en: 'Choose your percentage' },
    position: 2,
    isFlexible: true,
    pointsPerUnit: 30,
    minPointsToSpend: 150,
    maxPointsToSpend: 900,
    terms: {
      lifetimeInDays: 30,
      appliesTo: 'collections',
      collectionIds: [4410],
      salesChannel: 'both',
    },
    ...since,
  },
  {
    id: 53,
    type: 'fixed_amount',
    title: { en: '€5 off, once' },
    description: { en: 'Every customer can use this one time' },
    position: 3,
    pointsPrice: 100,
    useLimit: 1,
    terms: { value: 5, currency: 'EUR', lifetimeInDays: 90, ...onWholeOrder },
    ...since,
  },
  {
    id: 55,
    type: 'free_shipping',
    title: { en: 'Free shipping' },
    position: 4,
    pointsPrice: 150,
    terms: { minimumPurchaseAmount: 25, maxShippingRate: 9.9 },
    ...since,
  },
  {
    id: 56,
    type: 'gift_card',
    title: { en: '€20 gift card' },
    position: 5,
    pointsPrice: 1000,
    terms: { value: 20, currency: 'EUR' },
    ...since,
  },
  {
    id: 57,
    type: 'percentage',
    title: { en: '15% off for Gold and Platinum' },
    position: 6,
    pointsPrice: 200,
    tierIds: [13, 14],
    terms: { value: 15, lifetimeInDays: 30, ...onWholeOrder },
    ...since,
  },
  {
    id: 58,
    type: 'fixed_amount',
    isActive: false,
    title: { en: 'Spring discount' },
    position: 7,
    pointsPrice: 50,
    terms: { value: 3, currency: 'EUR', lifetimeInDays: 14, ...onWholeOrder },
    ...since,
  },
];
