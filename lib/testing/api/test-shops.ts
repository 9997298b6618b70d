import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database';
import { hashOf } from '../../database/secret-hash';
import type { ShopSettings } from '../../database/shop-settings';
import { clientShops, clients } from '../../database/tables/access';
import { customers } from '../../database/tables/customers';
import { activities } from '../../database/tables/rewards';
import { shops } from '../../database/tables/shops';

/** Credentials of a client of the demo shop. */
export interface TestClient {
  clientId: string;
  clientSecret: string;
  /** The shop that a partner has to name. */
  shop?: string;
}

/** Shops of one test. */
export interface TestShops {
  shop: { id: number; domain: string };
  /** Another shop of the same tenant, for isolation. */
  otherShop: { id: number; domain: string };
  clients: Record<'full' | 'readOnly' | 'partner' | 'disabled' | 'belowPlan', TestClient>;
}

const settings: ShopSettings = {
  currency: 'EUR',
  storefrontUrl: 'https://northlight.shop.example',
  points: { isEnabled: true, expireAfterDays: 365 },
  tiers: { isEnabled: true, period: 'firstOrder' },
  referrals: { isEnabled: true },
  reviews: { publishing: { fromRating: 3 }, buyersOnly: false },
  questions: { publishing: 'all' },
  displayName: 'firstNameAndInitial',
};

/** Creates the shops and clients of one test. */
export async function createTestShops(database: Database, now: Date): Promise<TestShops> {
  const suffix = randomUUID().slice(0, 8);
  const insertShop = async (domain: string, hasApi: boolean) => {
    const [row] = await database
      .insert(shops)
      .values({ domain, hasApi, settings, createdAt: now, importedAt: now })
      .returning({ id: shops.id, domain: shops.domain });
    if (!row) throw new Error('A shop was not stored.');
    return row;
  };
  const shop = await insertShop('northlight.shop.example', true);
  const otherShop = await insertShop('southlight.shop.example', true);
  const belowPlan = await insertShop('small.shop.example', false);
  const insertClient = async (
    name: string,
    linked: readonly { id: number; domain: string }[],
    { scopes = ALL, isPartner = false, isDisabled = false } = {},
  ): Promise<TestClient> => {
    const clientId = `cl_${name}_${suffix}`;
    const clientSecret = `sec_${name}`;
    await database.insert(clients).values({
      id: clientId,
      name,
      secretHash: hashOf(clientSecret),
      webhookSecret: `whsec_${suffix}`,
      scopes,
      isPartner,
      isDisabled,
    });
    for (const { id } of linked)
      await database.insert(clientShops).values({ clientId, shopId: id });
    return { clientId, clientSecret, ...(isPartner && { shop: linked[0]?.domain ?? '' }) };
  };
  await database.insert(customers).values([
    {
      shopId: shop.id,
      id: 1001,
      shopCustomerId: 7400112,
      email: 'mara@mail.example',
      phone: '+4930555010',
      firstName: 'Mara',
      lastName: 'Voss',
      pointsBalance: 320.5,
      createdAt: now,
    },
  ]);
  await database.insert(activities).values({
    shopId: shop.id,
    id: 9000,
    customerId: 1001,
    type: 'manual',
    points: 320.5,
    details: { points: 320.5 },
    createdAt: now,
  });
  return {
    shop,
    otherShop,
    clients: {
      full: await insertClient('full', [shop]),
      readOnly: await insertClient('readOnly', [shop], { scopes: READ }),
      partner: await insertClient('partner', [shop, otherShop], { isPartner: true }),
      disabled: await insertClient('disabled', [shop], { isDisabled: true }),
      belowPlan: await insertClient('belowPlan', [belowPlan]),
    },
  };
}

const READ = ['read_customer', 'read_wishlist', 'read_review', 'read_gallery', 'read_reward'];
const ALL = [...READ, 'write_customer', 'write_wishlist', 'write_review', 'write_reward'];
