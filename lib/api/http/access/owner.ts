import { sql } from 'drizzle-orm';
import type { ErrorId } from '../../contract/errors/errors';
import { hashOf } from '../../database/secret-hash';
import type { CustomerRow } from '../../database/tables/customers';
import { ApiError } from '../api-error';
import type { ActingContext, ChangeContext } from '../context';
import { actingCustomer } from './identity';
import { readSession, type SessionKey, type SessionRow, touchSession } from './sessions';

type OwnerContext = ActingContext & Pick<ChangeContext, 'now'>;

/** The owner of wishlists: a customer or the session of a guest. */
export type WishlistOwner =
  | { shopId: number; customer: CustomerRow; session: null; sessionToken: null }
  | {
      shopId: number;
      customer: null;
      session: SessionRow;
      /** As the request or its storefront token contains it; `null` if neither does. */
      sessionToken: string | null;
    };

/** The fields that identify an owner; the schemas accept at most one of the two. */
interface OwnerFields {
  customerIdentifier?: string | undefined;
  sessionToken?: string | undefined;
}

/**
 * The owner whose wishlists a request reads.
 *
 * @throws ApiError if the request identifies no owner, another owner than its storefront token, or an unknown one
 */
export function readingOwner(context: OwnerContext, fields: OwnerFields): Promise<WishlistOwner> {
  return findOwner(context, fields, 'wishlistReadInvalid', readSession);
}

/**
 * The owner whose wishlists a request changes. Requests that change wishlists of the same owner run one after
 * another: the lock lasts until the transaction ends.
 *
 * @throws ApiError as {@link readingOwner}
 */
export async function changingOwner(
  context: OwnerContext & Pick<ChangeContext, 'takeTimestamp'>,
  fields: OwnerFields,
): Promise<WishlistOwner> {
  const owner = await findOwner(context, fields, 'identityMissing', touchSession);
  if (owner.customer) await lockCustomerWishlists(context, owner.customer);
  context.takeTimestamp();
  return owner;
}

/** Locks the wishlists of a customer until the transaction ends. Those of a session are locked by its row. */
export async function lockCustomerWishlists(
  { transaction }: Pick<OwnerContext, 'transaction'>,
  { shopId, id }: Pick<CustomerRow, 'shopId' | 'id'>,
): Promise<void> {
  const name = `wishlists/${shopId}/${id}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function findOwner(
  context: OwnerContext,
  { customerIdentifier, sessionToken }: OwnerFields,
  missing: ErrorId,
  findSession: typeof readSession,
): Promise<WishlistOwner> {
  const { token, shop, transaction, now } = context;
  const { holder } = token;
  const shopId = shop.id;
  const sessionOwner = async (key: SessionKey, value: string | null): Promise<WishlistOwner> => {
    const session = await findSession(transaction, shopId, key, now);
    if (!session) throw new ApiError('sessionTokenSpent');
    return { shopId, customer: null, session, sessionToken: value };
  };

  if (holder?.role === 'guest') {
    if (customerIdentifier !== undefined) throw new ApiError('foreignIdentity');
    const owner = await sessionOwner({ id: holder.sessionId }, sessionToken ?? token.sessionToken);
    if (sessionToken !== undefined && owner.session?.tokenHash !== hashOf(sessionToken)) {
      throw foreignSession();
    }
    return owner;
  }
  if (sessionToken !== undefined) {
    if (holder !== null) throw foreignSession();
    return sessionOwner({ token: sessionToken }, sessionToken);
  }
  if (holder === null && customerIdentifier === undefined) throw new ApiError(missing);
  const customer = await actingCustomer(context, customerIdentifier, 'wishlistCustomerNotFound');
  return { shopId, customer, session: null, sessionToken: null };
}

function foreignSession(): ApiError {
  return new ApiError('foreignIdentity', {
    messages: ['sessionToken must be the session of the token'],
  });
}
