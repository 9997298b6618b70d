import { newSecret } from '../http/access/bearer-token';
import { findCustomer } from '../http/access/identity';
import { lockCustomerWishlists } from '../http/access/owner';
import { lockSession } from '../http/access/sessions';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { attachSessionToken, createSessionToken } from './contract';
import { mergeWishlists } from './merge-wishlists';
import { attachment } from './session-rules';
import { createSession, storeAttachment } from './session-store';

/** The operations on guest sessions. */
export const sessionHandlers = [
  implement(createSessionToken, async ({ transaction, shop, now, randomBytes }) => {
    const sessionToken = newSecret('ses_', randomBytes);
    await createSession(transaction, shop.id, { token: sessionToken, now, endsAt: null });
    return { sessionToken };
  }),

  implement(attachSessionToken, async (context) => {
    const { body, transaction, shop } = context;
    const session = await lockSession(transaction, shop.id, { token: body.sessionToken });
    if (!session) throw new ApiError('sessionTokenSpent');
    const customer = await findCustomer(context, body.customerIdentifier, 'customerUnknown');
    const decision = attachment(session, customer.id, context.now);
    if (decision === 'spent') throw new ApiError('sessionTokenSpent');
    if (decision === 'attach') {
      await lockCustomerWishlists(context, customer);
      context.takeTimestamp();
      await mergeWishlists(context, session, customer);
      await storeAttachment(transaction, session, customer.id, context.now);
    }
    return undefined;
  }),
];
