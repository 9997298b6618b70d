import { customerDataOf } from '../http/access/customer-data';
import { actingCustomer, findCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { changePoints } from '../rewards/earning/change-points';
import { lockCustomer, updateCustomer } from '../rewards/earning/points-store';
import { getCustomer, updateBalance, updateBirthday } from './contract';
import { birthdayError, formatBirthday, isInFuture } from './rules';
import { readTier } from './store';
import { customerOf } from './views';

/** Operations on customers with what they do. */
export const customerHandlers = [
  implement(getCustomer, async (context) => {
    const { customerIdentifier } = context.query;
    const customer = await actingCustomer(context, customerIdentifier, 'getCustomerNotFound');
    return customerOf(customer, await readTier(context.transaction, customer), context.shop);
  }),

  implement(updateBirthday, async (context) => {
    const { body, transaction } = context;
    // The request alone decides this, so it comes before the customer is looked up.
    if (isInFuture(body, context.now)) throw new ApiError('birthdayInvalid');
    const named = await actingCustomer(context, body.customerIdentifier, 'customerUnknown');
    // Of several changes at once, the others see the birthday that the first one stored.
    const customer = await lockCustomer(context, named);
    const error = birthdayError(customer, body, context.now);
    if (error) throw new ApiError(error);
    await updateCustomer(transaction, customer, {
      birthDay: body.day,
      birthMonth: body.month,
      birthYear: body.year ?? null,
      birthdayChangedAt: context.now,
    });
    const { birthDay, birthMonth } = customer;
    const birthday = formatBirthday(body);
    await context.emit('customer/birthdayUpdated', {
      customer: customerDataOf(customer),
      previousBirthday:
        birthDay === null || birthMonth === null
          ? null
          : formatBirthday({ day: birthDay, month: birthMonth }),
      birthday,
    });
    return { birthday };
  }),

  implement(updateBalance, async (context) => {
    const { customerIdentifier, balanceDelta } = context.body;
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const customer = await lockCustomer(context, named);
    const changed = await changePoints(context, customer, balanceDelta, {
      fields: { type: 'manual', points: balanceDelta },
    });
    if (!changed) throw new ApiError('balanceNotEnough');
    return { pointsBalance: changed.pointsBalance };
  }),
];
