import { southlight } from './demo/southlight.data';
import type { ShopFileInput, ShopInput } from './shop-file.schema';

type Filled = Required<ShopInput>;

/** A valid file with at least one entry of each kind, which tests change. */
export interface SmallFile extends ShopFileInput {
  shops: [Filled, ...Filled[]];
  clients: NonNullable<ShopFileInput['clients']>;
}

/** A new copy of the file. @param domain of its shop */
export function smallFile(domain = 'southlight.shop.example', clientId = 'cl_81aa'): SmallFile {
  const shop = structuredClone(southlight) as Filled;
  shop.domain = domain;
  for (const subscription of shop.subscriptions) subscription.clientId = clientId;
  const free = shop.spendingRules[0];
  if (!free) throw new Error('The file has no spending rule.');
  return {
    shops: [
      {
        ...shop,
        spendingRules: [
          ...shop.spendingRules,
          {
            ...free,
            id: 152,
            type: 'fixed_amount',
            isFlexible: true,
            pointsPrice: null,
            pointsPerUnit: 10,
            minPointsToSpend: 50,
            maxPointsToSpend: 100,
            terms: { currency: 'EUR' },
          },
          {
            ...free,
            id: 153,
            type: 'free_product',
            terms: {
              products: [
                {
                  id: 890010,
                  handle: 'straw-hat',
                  title: 'Straw hat',
                  variants: [{ variantId: 991011, title: 'Small' }],
                },
              ],
            },
          },
        ],
        earningRules: [
          ...shop.earningRules,
          {
            id: 144,
            type: 'buy_product_x',
            title: { en: 'Buy a hat' },
            rewarding: { type: 'points', points: 5 },
            options: { productIds: [890010] },
            position: 3,
            createdAt: '-200d',
            updatedAt: '-200d',
          },
        ],
        boostCampaigns: [{ id: 161, pointsMultiplier: 2, startsAt: '-1d', endsAt: '+1d' }],
        punchCards: [{ ruleId: 136, customerId: 201, ordersCompleted: 1 }],
        activities: [
          ...shop.activities,
          {
            id: 9902,
            customerId: 202,
            type: 'manual',
            points: 80,
            details: { points: 80 },
            createdAt: '-90d',
          },
          {
            id: 9903,
            customerId: 202,
            type: 'redeem',
            points: -80,
            ruleId: 151,
            rewardId: 6901,
            details: { spentPoints: 80, spendingRule: null },
            createdAt: '-80d',
          },
        ],
        redemptions: [
          {
            id: 591,
            customerId: 202,
            ruleId: 151,
            activityId: 9903,
            state: 'fulfilled',
            points: 80,
            reward: {
              type: 'discount',
              discountType: 'free_shipping',
              title: 'Free shipping',
              origin: 'redeem',
            },
            createdAt: '-80d',
          },
        ],
        galleries: [
          {
            id: 93,
            title: 'Beach',
            media: [
              {
                postId: '1',
                link: 'https://social.example/p/1',
                thumbnail: 'https://img.example/1-150.jpg',
                low: 'https://img.example/1-320.jpg',
                standard: 'https://img.example/1-640.jpg',
                postedAt: '-3d',
                productIds: [890010],
              },
            ],
          },
        ],
        shareLinks: [
          {
            id: 491,
            token: 'sh_91',
            customerId: 201,
            channel: 'email',
            wishlistIds: [391],
            createdAt: '-50d',
          },
        ],
      },
    ],
    clients: [
      {
        id: clientId,
        name: 'partner',
        secret: 'sec_example',
        webhookSecret: `whsec_${Buffer.alloc(32).toString('base64')}`,
        scopes: ['read_customer'],
        shops: [domain],
        isPartner: true,
      },
    ],
  };
}
