/** The limits and defaults that the API documents. */
export const limits = {
  rateLimit: { capacity: 40, leakPerSecond: 2, drainSeconds: 20 },
  tokenLifetimeSeconds: { access: 3600, storefront: 3600 },
  /** Days without use after which a session is deleted. */
  sessionIdleDays: 90,
  rate: { min: 1, max: 5 },
  reviewImages: { max: 5, megapixels: 40 },
  text: { min: 1, max: 15_000 },
  aggregateProducts: { min: 1, max: 20 },
  ratesInfoProducts: { min: 1, max: 50 },
  storefrontProducts: { min: 1, max: 50 },
  offsetList: { perPage: { min: 1, max: 50, default: 15 }, offset: { min: 0, default: 0 } },
  pageList: { perPage: { min: 1, max: 250, default: 50 }, page: { min: 1, default: 1 } },
  search: { max: 200 },
  wishlistTitle: { min: 1, max: 255 },
  sharedWishlists: { min: 1, max: 100 },
  giftRegistries: { perCustomer: 50, items: 100, noteLength: 1_000 },
  /** A tenth of what the database can store, so that a refund always has room. */
  pointsBalance: { max: 1_000_000_000_000 },
  balanceDelta: { min: -1_000_000, max: 1_000_000 },
  pointsToSpend: { min: 0.01, max: 1_000_000_000 },
  birthYear: { min: 1900, max: 9999 },
  email: { max: 320 },
  webhookAddress: { max: 2048 },
  imageAddress: { max: 2048 },
  /** Of a client in a shop. */
  subscriptions: { max: 100 },
  /** Of the codes that customers confirm a redemption with. */
  verification: { lifetimeSeconds: 600, tries: 5, pauseSeconds: 60, perHour: 5 },
  referralCode: { max: 64 },
  /** In a day, of claims of the offer, whether or not they succeed: with one link, and of one guest. */
  referralClaims: { perLink: 100, perGuest: 5 },
  idempotencyKey: { min: 1, max: 255 },
  bodyBytes: { json: 256 * 1024, image: 5 * 1024 * 1024 },
} as const;

/** The default locale of titles and descriptions. */
export const defaultLocale = 'en';
