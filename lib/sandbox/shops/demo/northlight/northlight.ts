import type { ShopInput } from '../../shop-file.schema';
import { clientIds } from '../client-ids';
import { customers } from './customers.data';
import { earningRules } from './earning-rules.data';
import { galleries } from './galleries.data';
import { activities } from './history.data';
import { orders } from './orders.data';
import { people } from './people.data';
import { productImage } from './product-image';
import { products } from './products.data';
import { program } from './program.data';
import { questions } from './questions.data';
import { reviews } from './reviews.data';
import { issuedRewards, redemptions } from './rewards.data';
import { spendingRules } from './spending-rules.data';
import { tiers } from './tiers.data';
import { sessions, shareLinks, wishlists } from './wishlists.data';

/** The shop that examples and samples use. */
export const northlight: ShopInput = {
  domain: 'northlight.shop.example',
  hasApi: true,
  settings: {
    currency: 'EUR',
    storefrontUrl: 'https://northlight.shop.example',
    points: { isEnabled: true, expireAfterDays: 365 },
    tiers: { isEnabled: true, period: 'firstOrder' },
    referrals: {
      isEnabled: true,
      referrerReward: { type: 'points', points: 100 },
      referredReward: { type: 'points', points: 50 },
      offer: {
        type: 'discount',
        discountType: 'fixed_amount',
        value: 10,
        currency: 'EUR',
        minimumPurchaseAmount: 30,
        lifetimeInDays: 30,
      },
    },
    reviews: { publishing: { fromRating: 3 }, buyersOnly: false },
    questions: { publishing: 'all' },
    displayName: 'firstNameAndInitial',
    program,
  },
  createdAt: '-500d',
  products: products.map((product) => ({ ...product, image: productImage(product.handle) })),
  customers: [...customers],
  orders: [...orders],
  earningRules: [...earningRules],
  spendingRules: [...spendingRules],
  tiers: [...tiers],
  boostCampaigns: [
    { id: 61, pointsMultiplier: 2, startsAt: '-3d', endsAt: '+4d' },
    { id: 60, pointsMultiplier: 3, startsAt: '-90d', endsAt: '-83d' },
  ],
  punchCards: [
    { ruleId: 36, customerId: people.mara.id, ordersCompleted: 3, lastPunchedAt: '-21d' },
    { ruleId: 36, customerId: people.rich.id, ordersCompleted: 3, lastPunchedAt: '-90d' },
  ],
  activities: [...activities],
  redemptions: [...redemptions],
  issuedRewards: [...issuedRewards],
  reviews: [...reviews],
  questions: [...questions],
  galleries: [...galleries],
  sessions: [...sessions],
  wishlists: [...wishlists],
  shareLinks: [...shareLinks],
  subscriptions: [
    {
      id: 77,
      clientId: clientIds.full,
      topic: 'customer/balanceUpdated',
      address: 'https://hooks.shop.example/loyalty',
      createdAt: '-100d',
    },
    {
      id: 78,
      clientId: clientIds.full,
      topic: 'review/created',
      address: 'https://inbox.sandbox.example/reviews',
      createdAt: '-60d',
    },
    {
      id: 79,
      clientId: clientIds.partner,
      topic: 'wishlistItem/created',
      address: 'https://hooks.partner.example/wishlists',
      createdAt: '-30d',
    },
  ],
};
