import { customerDataOf } from '../http/access/customer-data';
import { actingCustomer, findCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { changePoints } from '../rewards/earning/change-points';
import { lockCustomer, updateCustomer } from '../rewards/earning/points-store';
import { listTiers } from '../rewards/tiers/tier-store';
import { getCustomer, updateBalance, updateBirthday } from './contract';
import { birthdayError, formatBirthday, formatStoredBirthday, isInFuture } from './rules';
import { customerOf } from './views';

/** Operations on customers with what they do. */
export const customerHandlers = [
  implement(getCustomer, async (context) => {
    const { query, shop, transaction } = context;
    const customer = await actingCustomer(context, query.customerIdentifier, 'getCustomerNotFound');
    const tiers = customer.tierId === null ? [] : await listTiers(transaction, shop.id);
    return customerOf(customer, tiers, shop);
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
    const birthday = formatBirthday(body);
    await context.emit('customer/birthdayUpdated', {
      customer: customerDataOf(customer),
      previousBirthday: formatStoredBirthday(customer),
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
