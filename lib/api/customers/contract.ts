import { CUSTOMERS, SERVERS } from '../contract/access';
import { jsonBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import {
  customer,
  getCustomerQuery,
  updateBalanceRequest,
  updateBalanceResponse,
  updateBirthdayRequest,
  updateBirthdayResponse,
} from './schema';

const defineOperation = operationsIn('customers', 'Customers');

export const getCustomer = defineOperation({
  id: 'getCustomer',
  method: 'get',
  access: { scope: 'read_customer', tokens: CUSTOMERS, actor: 'customer' },
  summary: 'Get a customer',
  description:
    'Returns a customer with contact data, points balance, tier, referral link and consents.',
  query: getCustomerQuery,
  response: jsonResponse('The customer.', customer),
  errors: ['getCustomerNotFound'],
});

export const updateBirthday = defineOperation({
  id: 'updateBirthday',
  method: 'post',
  access: { scope: 'write_customer', tokens: CUSTOMERS, actor: 'customer' },
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
  response: jsonResponse('The stored birthday.', updateBirthdayResponse),
  errors: ['birthdayInvalid', 'birthdayLocked', 'birthdayUnchanged', 'customerUnknown'],
});

export const updateBalance = defineOperation({
  id: 'updateBalance',
  method: 'post',
  access: { scope: 'write_customer', tokens: SERVERS, actor: 'none' },
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
  response: jsonResponse('The new balance.', updateBalanceResponse),
  errors: ['balanceDeltaInvalid', 'balanceNotEnough', 'balanceTooHigh', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const customerOperations = [getCustomer, updateBirthday, updateBalance] as const;
