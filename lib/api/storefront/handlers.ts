import { listSoldProducts } from '../catalog/products';
import { findPurchase } from '../catalog/purchases';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { customers } from '../database/tables/customers';
import { actingCustomer } from '../http/access/identity';
import type { VerifiedToken } from '../http/context';
import type { ImplementedOperation } from '../http/implement';
import { implement } from '../http/implement';
import { acceptRedemption } from '../rewards/redemption/accept-redemption';
import { sendCode, spendCode } from '../rewards/verification/codes';
import { canAnswer } from './can-answer.contract';
import { redeem, sendVerificationCode, session } from './contract';
import { storefrontProductOf } from './product-view';
import { products } from './products.contract';
import { program as programOperation } from './program.contract';
import { NO_TEXTS, programOf } from './program-view';
import { referralHandlers } from './referral-handlers';
import { registryHandlers } from './registry-handlers';

/** The operations below `/storefront/v1`, which only the storefront SDK uses. */
export const storefrontHandlers: readonly ImplementedOperation[] = [
  ...referralHandlers,
  ...registryHandlers,

  implement(session, async ({ token, shop, transaction, now }) => {
    const {
      currency,
      storefrontUrl,
      disabledApps = [],
      wishlists,
      program = NO_TEXTS,
    } = shop.settings;
    return {
      role: token.holder?.role ?? 'guest',
      customerId: await shopCustomerId(transaction, token),
      expiresAt: token.expiresAt.toISOString(),
      now: now.toISOString(),
      shop: { domain: shop.domain, currency, storefrontUrl },
      disabledApps,
      pointsDecimals: program.pointsDecimals,
      wishlistsRequireSignIn: wishlists?.requireSignIn ?? false,
    };
  }),

  implement(products, async (context) => ({
    products: (await listSoldProducts(context, context.query.productIds)).map(storefrontProductOf),
  })),

  implement(programOperation, async ({ shop, query }) =>
    programOf(shop.settings.program, query.locale),
  ),
  implement(canAnswer, async (context) => {
    const { shop, transaction, query } = context;
    const { id: customerId } = await actingCustomer(context, undefined, 'customerUnknown');
    const purchase = { shopId: shop.id, customerId, productId: query.productId };
    return { canAnswer: (await findPurchase(transaction, purchase)) !== null };
  }),

  implement(sendVerificationCode, async (context) => {
    const customer = await actingCustomer(context, undefined, 'customerUnknown');
    await sendCode(context, customer, context.body.channel);
    return undefined;
  }),

  implement(redeem, async (context) => {
    const { verificationToken, ...choice } = context.body;
    const customer = await actingCustomer(context, undefined, 'customerUnknown');
    const redemptionId = await acceptRedemption(context, customer, choice, (locked) =>
      spendCode(context, locked, verificationToken),
    );
    context.responseHeaders['X-Redemption-Id'] = String(redemptionId);
    return undefined;
  }),
];

async function shopCustomerId(
  transaction: Transaction,
  { holder, shop }: VerifiedToken,
): Promise<number | null> {
  if (holder?.role !== 'customer') return null;
  const [customer] = await transaction
    .select({ id: customers.shopCustomerId })
    .from(customers)
    .where(isRow(customers, shop.id, holder.customerId));
  return customer?.id ?? null;
}
