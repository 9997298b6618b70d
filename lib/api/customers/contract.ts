import { jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import { silverTier } from '../rewards/tier.schema';
import {
  customer,
  getCustomerQuery,
  updateBalanceRequest,
  updateBalanceResponse,
  updateBirthdayRequest,
  updateBirthdayResponse,
} from './schema';

export const getCustomer = defineOperation({
  id: 'getCustomer',
  method: 'get',
  path: '/v2/customers/getCustomer',
  tag: 'Customers',
  access: { scope: 'read_customer', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: false,
  summary: 'Look up a customer',
  description:
    'Answers with one customer: contact data, balance, tier, referral link and consents. The customer is the whole answer, without a wrapper.',
  query: getCustomerQuery,
  responses: {
    200: jsonResponse('The customer.', customer, {
      member: {
        summary: 'A member of a tier with points to spend',
        value: {
          customerId: 7400112,
          email: 'mara@mail.example',
          phone: '+4930555010',
          firstName: 'Mara',
          lastName: 'Voss',
          birthday: '09-17',
          isRewardProgramAvailable: true,
          pointsBalance: 320.5,
          pointsExpiresAt: '2026-03-04T00:00:00Z',
          isAllowedToEarnTier: true,
          currentTier: { ...silverTier, achievedAt: '2025-01-20T08:00:00Z' },
          isReferralProgramAvailable: true,
          referralLink: 'https://shop.example/?ref=mv7',
          acceptsEmailMarketing: true,
          acceptsSmsMarketing: false,
        },
      },
      newcomer: {
        summary: 'A person without an account, a birthday or a tier',
        value: {
          customerId: null,
          email: 'tom@mail.example',
          phone: null,
          firstName: null,
          lastName: null,
          birthday: null,
          isRewardProgramAvailable: false,
          pointsBalance: 0,
          pointsExpiresAt: null,
          isAllowedToEarnTier: false,
          currentTier: null,
          isReferralProgramAvailable: false,
          referralLink: null,
          acceptsEmailMarketing: false,
          acceptsSmsMarketing: false,
        },
      },
    }),
  },
  errors: ['getCustomerNotFound'],
});

export const updateBirthday = defineOperation({
  id: 'updateBirthday',
  method: 'post',
  path: '/v2/customers/updateBirthday',
  tag: 'Customers',
  access: { scope: 'write_customer', tokens: ['access', 'storefront:customer'], actor: 'customer' },
  idempotent: true,
  summary: 'Set a birthday',
  description:
    'Stores day and month, and the year if it is sent. A stored birthday can be changed once in 365 days. Sends the topic `customer/birthdayUpdated`.',
  body: jsonBody(updateBirthdayRequest, {
    withoutYear: {
      summary: 'Day and month',
      value: { customerIdentifier: '7400112', day: 17, month: 9 },
    },
    withYear: {
      summary: 'With the year of birth',
      value: { customerIdentifier: 'mara@mail.example', day: 17, month: 9, year: 1991 },
    },
  }),
  responses: {
    200: jsonResponse('The birthday is stored.', updateBirthdayResponse, {
      stored: { summary: 'The stored birthday', value: { birthday: '09-17' } },
    }),
  },
  errors: ['birthdayInvalid', 'birthdayLocked', 'birthdayUnchanged', 'customerUnknown'],
});

export const updateBalance = defineOperation({
  id: 'updateBalance',
  method: 'post',
  path: '/v2/customers/updateBalance',
  tag: 'Customers',
  access: { scope: 'write_customer', tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Change a points balance',
  description:
    'Adds points, or takes them away with a negative number. The change stands as a `manual` activity in the history, does not count for tiers and is never multiplied. Sends the topic `customer/balanceUpdated`. Without an Idempotency-Key, two calls are two changes.',
  body: jsonBody(updateBalanceRequest, {
    deduct: {
      summary: 'Take 20 points away',
      value: { customerIdentifier: '7400112', balanceDelta: -20 },
    },
    add: {
      summary: 'Give 15.5 points',
      value: { customerIdentifier: '+4930555010', balanceDelta: 15.5 },
    },
  }),
  responses: {
    200: jsonResponse('The balance is changed.', updateBalanceResponse, {
      changed: { summary: 'The new balance', value: { pointsBalance: 300.5 } },
    }),
  },
  errors: ['balanceDeltaInvalid', 'balanceNotEnough', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const customerOperations = [getCustomer, updateBirthday, updateBalance] as const;
