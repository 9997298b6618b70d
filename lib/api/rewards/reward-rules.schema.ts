import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { assignedId, platformId } from '../contract/field-types';
import {
  actingCustomer,
  customerIdentifierField,
  customerParam,
  viewingCustomerParam,
} from '../contract/identity';
import { localeParam, queryId } from '../contract/parameters';
import { earningRule, punchCardProgress } from './earning-rule.schema';
import { spendingRule } from './spending-rule.schema';

export const getEarningRulesQuery = z.strictObject({
  customerIdentifier: viewingCustomerParam('The customer whose progress fills `completed`.', true),
  locale: localeParam,
});

export const getEarningRulesResponse = component(
  'GetEarningRulesResponse',
  z.strictObject({
    earningRules: z.array(earningRule).describe('The active rules, by position and then by id.'),
  }),
  { description: 'The active earning rules.' },
);

export const sendEventRequest = component(
  'SendEventRequest',
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who did it.'),
    ruleId: assignedId('The earning rule that rewards it.'),
    ruleType: z.literal('custom_action').describe('The type of the rule; no other one is taken.'),
  }),
  { description: 'An action of a customer outside the platform.' },
);

export const getPunchCardProgressQuery = z.strictObject({
  customerIdentifier: customerParam,
  ruleId: queryId({ description: 'The earning rule of type punch_card.', example: 36 }),
});

export const getPunchCardProgressResponse = component(
  'GetPunchCardProgressResponse',
  z.strictObject({ punchCardProgress: punchCardProgress.describe('The card of the customer.') }),
  { description: 'The punch card of a customer.' },
);

export const getSpendingRulesQuery = z.strictObject({
  customerIdentifier: viewingCustomerParam(
    'The customer whose balance fills `isAffordable`.',
    true,
  ),
});

export const getSpendingRulesResponse = component(
  'GetSpendingRulesResponse',
  z.strictObject({
    spendingRules: z.array(spendingRule).describe('The active rules, by position and then by id.'),
  }),
  { description: 'The active spending rules.' },
);

export const redeemRequest = component(
  'RedeemRequest',
  z.strictObject({
    customerIdentifier: actingCustomer,
    ruleId: assignedId('The spending rule to redeem.'),
    pointsToSpend: z.number().gt(0).multipleOf(0.01).optional().openapi({
      multipleOf: 0.01,
      description:
        'How many points to spend, between `minPointsToSpend` and `maxPointsToSpend` of the rule. Needed for a flexible rule, refused for any other.',
    }),
    selectedVariantId: platformId(
      'Which variant is wanted. Needed for a free product rule, ignored for any other.',
    ).optional(),
  }),
  { description: 'A wish to exchange points.' },
);
