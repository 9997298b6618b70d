import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, platformId, pointsInput } from '../contract/field-types';
import {
  actingCustomer,
  customerIdentifierField,
  customerParam,
  viewingCustomerParam,
} from '../contract/identity';
import { limits } from '../contract/limits';
import { localeParam, queryId } from '../contract/parameters';
import { earningRule, punchCardProgress } from './earning/earning-rule.schema';
import { spendingRule } from './redemption/spending-rule.schema';

export const getEarningRulesQuery = z.strictObject({
  customerIdentifier: viewingCustomerParam('The customer that `completed` applies to.', true),
  locale: localeParam,
});

export const getEarningRulesResponse = component(
  'GetEarningRulesResponse',
  z.object({
    earningRules: z
      .array(earningRule)
      .describe('The active rules, sorted by position, then by id.'),
  }),
  { description: 'The active earning rules.' },
);

export const sendEventRequest = component(
  'SendEventRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who performed the action.'),
    ruleId: assignedId('The earning rule that rewards the action.'),
    ruleType: z
      .literal('custom_action')
      .describe('Type of the rule. Only custom actions are accepted.'),
  }),
  { description: 'A custom action of a customer.' },
);

export const getPunchCardProgressQuery = z.strictObject({
  customerIdentifier: customerParam('The customer whose punch card is returned.'),
  ruleId: queryId({ description: 'The earning rule of type punch_card.', example: 36 }),
  locale: localeParam,
});

export const getPunchCardProgressResponse = component(
  'GetPunchCardProgressResponse',
  z.object({ punchCardProgress: punchCardProgress.describe("The customer's punch card.") }),
  { description: "A customer's punch card." },
);

export const getSpendingRulesQuery = z.strictObject({
  customerIdentifier: viewingCustomerParam(
    'The customer that `isAffordable`, `isRedeemable` and `usesRemaining` apply to.',
    true,
  ),
  locale: localeParam,
});

export const getSpendingRulesResponse = component(
  'GetSpendingRulesResponse',
  z.object({
    spendingRules: z
      .array(spendingRule)
      .describe('The active rules, sorted by position, then by id.'),
  }),
  { description: 'The active spending rules.' },
);

export const redeemRequest = component(
  'RedeemRequest',
  z.strictObject({
    customerIdentifier: actingCustomer('The customer who redeems points.'),
    ruleId: assignedId('The spending rule to redeem.'),
    pointsToSpend: pointsInput(
      limits.pointsToSpend,
      'Points to spend, from `minPointsToSpend` to `maxPointsToSpend` of the rule. At most two decimals. Required for a flexible rule, rejected for any other.',
    ).optional(),
    selectedVariantId: platformId(
      'The variant that the customer chooses. Required for a free product rule, ignored for any other.',
    ).optional(),
  }),
  { description: 'A spending rule to redeem.' },
);
