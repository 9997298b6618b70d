import { ApiError } from '../http/api-error';
import { actingCustomer, findCustomer } from '../http/identity';
import { implement } from '../http/implement';
import { getCustomer, updateBalance, updateBirthday } from './contract';
import { birthdayError, formatBirthday, previousBalance } from './rules';
import { addActivity, changeBalance, readTier, storeBirthday } from './store';
import { customerDataOf, customerOf } from './views';

/** Operations on customers with what they do. */
export const customerHandlers = [
  implement(getCustomer, async (context) => {
    const { customerIdentifier } = context.query;
    const customer = await actingCustomer(context, customerIdentifier, 'getCustomerNotFound');
    return customerOf(customer, await readTier(context.transaction, customer), context.shop);
  }),

  implement(updateBirthday, async (context) => {
    const { body, transaction, now } = context;
    const customer = await actingCustomer(context, body.customerIdentifier, 'customerUnknown');
    const error = birthdayError(customer, body, now);
    if (error) throw new ApiError(error);
    await storeBirthday(transaction, customer, body, now);
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
    const { body, transaction, now, shop } = context;
    const customer = await findCustomer(context, body.customerIdentifier, 'customerUnknown');
    const pointsBalance = await changeBalance(transaction, customer, body.balanceDelta);
    if (pointsBalance === null) throw new ApiError('balanceNotEnough');
    const activity = await addActivity(transaction, {
      shopId: shop.id,
      customerId: customer.id,
      type: 'manual',
      points: body.balanceDelta,
      details: { points: body.balanceDelta },
      createdAt: now,
    });
    await context.emit('customer/balanceUpdated', {
      customer: customerDataOf(customer),
      previousBalance: previousBalance(pointsBalance, body.balanceDelta),
      pointsBalance,
      balanceDelta: body.balanceDelta,
      pointsExpiresAt: customer.pointsExpireAt?.toISOString() ?? null,
      activity: {
        id: activity.id,
        type: 'manual',
        note: activity.note,
        createdAt: now.toISOString(),
        points: body.balanceDelta,
      },
    });
    return { pointsBalance };
  }),
];
