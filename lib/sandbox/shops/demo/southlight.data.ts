import type { ShopInput } from '../shop-file.schema';
import { clientIds } from './client-ids';

const since = { createdAt: '-200d', updatedAt: '-200d' };

/**
 * Another shop, whose ids the demo shop doesn't have. Its programs are off and it has no gallery, so that the errors
 * for both can be shown.
 */
export const southlight: ShopInput = {
  domain: 'southlight.shop.example',
  hasApi: true,
  settings: {
    currency: 'EUR',
    storefrontUrl: 'https://southlight.shop.example',
    points: { isEnabled: false, expireAfterDays: null },
    tiers: { isEnabled: false, period: 'calendarYear' },
    referrals: { isEnabled: false },
    reviews: { publishing: 'manual', buyersOnly: true },
    questions: { publishing: 'manual' },
    displayName: 'fullName',
  },
  createdAt: '-220d',
  products: [
    {
      id: 890010,
      handle: 'straw-hat',
      title: 'Straw hat',
      variants: [
        { id: 991011, title: 'Small' },
        { id: 991012, title: 'Large' },
      ],
    },
    {
      id: 890011,
      handle: 'beach-towel',
      title: 'Beach towel',
      variants: [{ id: 991013, title: 'Striped' }],
    },
  ],
  customers: [
    {
      id: 201,
      shopCustomerId: 7500201,
      email: 'olga@mail.example',
      phone: '+4930555201',
      firstName: 'Olga',
      lastName: 'Marin',
      pointsBalance: 80,
      createdAt: '-190d',
    },
    {
      id: 202,
      shopCustomerId: 7500202,
      email: 'timo@mail.example',
      firstName: 'Timo',
      lastName: 'Aalto',
      createdAt: '-100d',
    },
  ],
  orders: [
    {
      id: 5600201,
      customerId: 201,
      total: 40,
      paidAt: '-150d',
      items: [{ variantId: 991011 }],
    },
  ],
  earningRules: [
    {
      id: 131,
      type: 'place_order',
      title: { en: 'Order something' },
      rewarding: { type: 'points', points: 2, spentAmount: 1 },
      position: 0,
      ...since,
    },
    {
      id: 136,
      type: 'punch_card',
      title: { en: 'Three orders' },
      rewarding: { type: 'points', points: 90 },
      options: { ordersRequired: 3 },
      position: 1,
      ...since,
    },
    {
      id: 140,
      type: 'custom_action',
      title: { en: 'Visit our stand' },
      rewarding: { type: 'points', points: 10 },
      position: 2,
      ...since,
    },
  ],
  spendingRules: [
    {
      id: 151,
      type: 'free_shipping',
      title: { en: 'Free shipping' },
      pointsPrice: 80,
      terms: {},
      position: 0,
      ...since,
    },
  ],
  tiers: [
    {
      id: 110,
      position: 0,
      isDefault: true,
      pointsMultiplier: 1,
      details: { title: { en: 'Friend' } },
      createdAt: '-200d',
    },
  ],
  activities: [
    {
      id: 9901,
      customerId: 201,
      type: 'reward',
      points: 80,
      note: 'Order 12',
      ruleId: 131,
      details: {
        reward: { type: 'points', points: 80 },
        earningRule: { id: 131, type: 'place_order', title: 'Order something' },
      },
      createdAt: '-150d',
    },
  ],
  issuedRewards: [
    {
      id: 6901,
      customerId: 201,
      state: 'active',
      code: 'SUN-4FJH',
      details: {
        type: 'gift_card',
        title: 'Gift card 5',
        value: 5,
        currency: 'EUR',
        origin: 'manual',
      },
      createdAt: '-20d',
    },
  ],
  reviews: [
    {
      id: 5901,
      customerId: 201,
      productId: 890010,
      orderId: 5600201,
      title: 'Shade for two',
      body: 'The brim is wide enough for me and my book.',
      rate: 5,
      isVerifiedBuyer: true,
      votes: [{ customerId: 202, createdAt: '-90d' }],
      createdAt: '-130d',
    },
    {
      id: 5902,
      guestName: 'Uwe',
      guestEmail: 'uwe@mail.example',
      productId: 890011,
      body: 'Dries fast.',
      rate: 4,
      isPublished: false,
      createdAt: '-30d',
    },
  ],
  questions: [
    {
      id: 790,
      customerId: 202,
      productId: 890010,
      body: 'Does it fold?',
      createdAt: '-80d',
      answers: [{ id: 890, body: 'It rolls.', createdAt: '-79d' }],
    },
  ],
  sessions: [{ id: 91, token: 'ses_9b02e6f1', createdAt: '-4d', lastUsedAt: '-1d' }],
  wishlists: [
    {
      id: 391,
      customerId: 201,
      title: 'Vacation',
      isDefault: true,
      createdAt: '-60d',
      items: [{ id: 3901, productId: 890011, variantId: 991013, addedAt: '-60d' }],
    },
    {
      id: 392,
      sessionId: 91,
      title: 'Wishlist',
      isDefault: true,
      createdAt: '-4d',
      items: [{ id: 3902, productId: 890010, variantId: 991012, addedAt: '-4d' }],
    },
  ],
  subscriptions: [
    {
      id: 97,
      clientId: clientIds.partner,
      topic: 'review/created',
      address: 'https://hooks.partner.example/reviews',
      createdAt: '-30d',
    },
  ],
};

/** A shop whose plan doesn't include the API. */
export const small: ShopInput = {
  domain: 'small.shop.example',
  hasApi: false,
  settings: { ...southlight.settings, storefrontUrl: 'https://small.shop.example' },
  createdAt: '-40d',
};
