import { type ActorRule, type OperationAccess, storefrontRoles } from '../access';
import { type ErrorId, errors } from './errors';

/** The errors that every operation, or nearly every one, returns; in the order of the document. */
export const commonErrors = [
  'validationError',
  'scopeMissing',
  'planTooLow',
] as const satisfies readonly ErrorId[];

const derivedErrors = [
  ...commonErrors,
  'tokenKindRefused',
  'foreignIdentity',
  'customerMissing',
  'identityMissing',
  'wishlistReadInvalid',
  'idempotencyInProgress',
  'idempotencyKeyReused',
] as const satisfies readonly ErrorId[];

/** An error that follows from access and idempotency, so that no operation lists it. */
type DerivedErrorId = (typeof derivedErrors)[number];

/** An error that an operation has to list. */
export type ListedErrorId = Exclude<ErrorId, DerivedErrorId>;

interface ErrorSources {
  access: OperationAccess;
  idempotent: boolean;
  errors: readonly ListedErrorId[];
}

/** Whether an error is one of the common ones. */
export function isCommonError(id: ErrorId): boolean {
  return commonErrors.some((common) => common === id);
}

/** Actors that must be the customer or guest of the storefront token. */
const actorsMatchingToken: readonly ActorRule[] = [
  'customer',
  'optionalCustomer',
  'author',
  'customerOrSession',
];

function identityErrors({ access, idempotent }: ErrorSources): DerivedErrorId[] {
  // Every write accepts an idempotency key. The catalogue has a separate error for reads.
  const isRead = !idempotent;
  switch (access.actor) {
    case 'customer':
    case 'anyCustomer':
      return ['customerMissing'];
    case 'customerOrSession':
      return [isRead ? 'wishlistReadInvalid' : 'identityMissing'];
    default:
      return [];
  }
}

function deriveErrors(sources: ErrorSources): DerivedErrorId[] {
  const { access, idempotent } = sources;
  const acceptsStorefront = storefrontRoles(access).length > 0;
  const derived: DerivedErrorId[] = ['validationError', ...identityErrors(sources)];
  if (access.scope) derived.push('scopeMissing');
  if (access.tokens.length > 0) derived.push('planTooLow');
  if (access.tokens.length > 0 && !acceptsStorefront) derived.push('tokenKindRefused');
  if (acceptsStorefront && actorsMatchingToken.includes(access.actor))
    derived.push('foreignIdentity');
  if (idempotent) derived.push('idempotencyInProgress', 'idempotencyKeyReused');
  return derived;
}

const orderOfDocument: readonly ErrorId[] = [
  ...errors.map(({ id }) => id).filter((id) => !isCommonError(id)),
  ...commonErrors,
];

/** Every error that an operation returns: the ones it lists and the derived ones, common ones last. */
export function operationErrors(sources: ErrorSources): ErrorId[] {
  const returned = new Set<ErrorId>([...sources.errors, ...deriveErrors(sources)]);
  return orderOfDocument.filter((id) => returned.has(id));
}
