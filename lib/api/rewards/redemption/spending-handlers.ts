import { actingCustomer, viewingCustomer } from '../../http/access/identity';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { getSpendingRules, redeem } from '../reward-rules.contract';
import { requiresCode } from '../verification/code-rules';
import { acceptRedemption } from './accept-redemption';
import { countUses } from './redemption-store';
import { findProductsOfVariants, listSpendingRules } from './spending-store';
import { offeredVariants, spendingRuleOf, type Uses } from './spending-view';

/** Of a request that identifies no customer. */
const NO_USES: Uses = new Map();

/** Operations on spending rules with what they do. */
export const spendingHandlers = [
  implement(getSpendingRules, async (context) => {
    const { query, transaction, shop } = context;
    const customer = await viewingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const rules = await listSpendingRules(transaction, shop.id);
    const offered = rules.flatMap(offeredVariants);
    const available = await findProductsOfVariants(transaction, shop.id, offered);
    const uses = customer ? await countUses(transaction, customer) : NO_USES;
    const { settings } = shop;
    const view = { customer, uses, availableVariants: available, settings, locale: query.locale };
    return { spendingRules: rules.map((rule) => spendingRuleOf(rule, view)) };
  }),

  implement(redeem, async (context) => {
    const { customerIdentifier, ...choice } = context.body;
    const { token, shop } = context;
    const customer = await actingCustomer(context, customerIdentifier, 'customerUnknown');
    const redemptionId = await acceptRedemption(context, customer, choice, async () => {
      const isServer = token.holder === null;
      if (!isServer && requiresCode(shop.settings)) throw new ApiError('verificationRequired');
    });
    context.responseHeaders['X-Redemption-Id'] = String(redemptionId);
    return undefined;
  }),
];
