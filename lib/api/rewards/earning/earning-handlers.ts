import { actingCustomer, findCustomer, viewingCustomer } from '../../http/access/identity';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { giveReward, isWithinLimit } from '../redemption/give-reward';
import { getEarningRules, getPunchCardProgress, sendEvent } from '../reward-rules.contract';
import { isCompleted, punchCardError, sendEventError } from './earning-rules';
import { countRewards, listEarningRules, readEarningRule, readPunchCards } from './earning-store';
import { earningRuleOf, punchCardProgressOf } from './earning-view';

/** Operations on earning rules with what they do. */
export const earningHandlers = [
  implement(getEarningRules, async (context) => {
    const { query, transaction, shop, now } = context;
    const customer = await viewingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const rules = await listEarningRules(transaction, shop.id);
    if (!customer) {
      return { earningRules: rules.map((rule) => earningRuleOf(rule, null, query.locale)) };
    }
    const times = await countRewards(transaction, customer, rules, now);
    const cards = await readPunchCards(transaction, customer);
    return {
      earningRules: rules.map((rule) => {
        const completed = isCompleted(rule, {
          times: times.get(rule.id) ?? 0,
          punches: cards.get(rule.id)?.ordersCompleted ?? 0,
        });
        return earningRuleOf(rule, completed, query.locale);
      }),
    };
  }),

  implement(sendEvent, async (context) => {
    const { body, transaction, shop } = context;
    const { customerIdentifier, ruleId } = body;
    const customer = await findCustomer(context, customerIdentifier, 'eventCustomerNotFound');
    const rule = await readEarningRule(transaction, shop.id, ruleId);
    if (!rule) throw new ApiError('earningRuleNotFound');
    const error = sendEventError(rule, customer, shop.settings);
    if (error) throw new ApiError(error.id, { messages: [error.message] });
    if (!(await isWithinLimit(context, customer, rule))) {
      throw new ApiError('customerAlreadyRewarded');
    }
    await giveReward(context, { customer, rule, activityType: 'reward' });
    return undefined;
  }),

  implement(getPunchCardProgress, async (context) => {
    const { query, transaction, shop } = context;
    const customer = await actingCustomer(context, query.customerIdentifier, 'customerUnknown');
    const rule = await readEarningRule(transaction, shop.id, query.ruleId);
    if (rule?.type !== 'punch_card') throw new ApiError('punchCardNotFound');
    const error = punchCardError(rule, customer, shop.settings);
    if (error) throw new ApiError(error);
    const cards = await readPunchCards(transaction, customer);
    return {
      punchCardProgress: punchCardProgressOf(rule, cards.get(rule.id) ?? null, query.locale),
    };
  }),
];
