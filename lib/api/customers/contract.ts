import { CUSTOMERS, SERVERS } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
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
  access: { scope: 'read_customer', tokens: CUSTOMERS, actor: 'customer' },
  idempotent: false,
  summary: 'Get a customer',
  description:
    'Returns a customer with contact data, points balance, tier, referral link and consents.',
  query: getCustomerQuery,
  responses: {
    200: jsonResponse('The customer.', customer),
  },
  errors: ['getCustomerNotFound'],
});

export const updateBirthday = defineOperation({
  id: 'updateBirthday',
  method: 'post',
  path: '/v2/customers/updateBirthday',
  tag: 'Customers',
  access: { scope: 'write_customer', tokens: CUSTOMERS, actor: 'customer' },
  idempotent: true,
  summary: 'Set a birthday',
  description:
    'Sets the day and month of the birthday, and optionally the year. A stored birthday can be changed once in 365 days. Fires `customer/birthdayUpdated`.',
  body: jsonBody(updateBirthdayRequest, {
    withoutYear: {
      summary: 'Day and month',
      value: { customerIdentifier: '7400115', day: 17, month: 9 },
    },
    withYear: {
      summary: 'With a year',
      value: { customerIdentifier: 'mara@mail.example', day: 17, month: 9, year: 1991 },
    },
  }),
  responses: {
    200: jsonResponse('The stored birthday.', updateBirthdayResponse),
  },
  errors: ['birthdayInvalid', 'birthdayLocked', 'birthdayUnchanged', 'customerUnknown'],
});

export const updateBalance = defineOperation({
  id: 'updateBalance',
  method: 'post',
  path: '/v2/customers/updateBalance',
  tag: 'Customers',
  access: { scope: 'write_customer', tokens: SERVERS, actor: 'none' },
  idempotent: true,
  summary: 'Change a points balance',
  description:
    'Adds points, or deducts them with a negative number. The change appears as a `manual` activity in the history. It does not count toward tiers and is never multiplied. It is also possible if the points program is disabled or the customer is not eligible for it. Fires `customer/balanceUpdated`. Without an `Idempotency-Key`, a retry changes the balance a second time.',
  body: jsonBody(updateBalanceRequest, {
    deduct: {
      summary: 'Deduct 20 points',
      value: { customerIdentifier: '7400112', balanceDelta: -20 },
    },
    add: {
      summary: 'Add 15.5 points',
      value: { customerIdentifier: '+4930555010', balanceDelta: 15.5 },
    },
  }),
  responses: {
    200: jsonResponse('The new balance.', updateBalanceResponse),
  },
  errors: ['balanceDeltaInvalid', 'balanceNotEnough', 'balanceTooHigh', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const customerOperations = [getCustomer, updateBirthday, updateBalance] as const;
