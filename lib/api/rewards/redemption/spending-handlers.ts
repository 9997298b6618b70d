import { actingCustomer, viewingCustomer } from '../../http/access/identity';
import { implement } from '../../http/implement';
import { getSpendingRules, redeem } from '../reward-rules.contract';
import { acceptRedemption } from './accept-redemption';
import { isAffordable } from './redeem-rules';
import { findProductsOfVariants, listSpendingRules } from './spending-store';
import { offeredVariants, spendingRuleOf } from './spending-view';

/** Operations on spending rules with what they do. */
export const spendingHandlers = [
  implement(getSpendingRules, async (context) => {
    const { query, transaction, shop } = context;
    const customer = await viewingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const rules = await listSpendingRules(transaction, shop.id);
    const offered = rules.flatMap(offeredVariants);
    const available = await findProductsOfVariants(transaction, shop.id, offered);
    return {
      spendingRules: rules.map((rule) => {
        const affordable = customer && isAffordable(rule, customer.pointsBalance);
        return spendingRuleOf(rule, affordable, available);
      }),
    };
  }),

  implement(redeem, async (context) => {
    const { customerIdentifier, ruleId, ...choice } = context.body;
    const customer = await actingCustomer(context, customerIdentifier, 'customerUnknown');
    await acceptRedemption(context, customer, ruleId, choice);
    return undefined;
  }),
];
