import { type OperationAccess, storefrontRoles } from '../access';
import { type ErrorId, errors } from './errors';

/** The errors that all or nearly all operations return, in the order of the document. */
export const commonErrors = [
  'validationFailed',
  'scopeMissing',
  'planTooLow',
] as const satisfies readonly ErrorId[];

const derivedErrors = [
  ...commonErrors,
  'tokenKindNotAccepted',
  'guestTokenNotAccepted',
  'foreignIdentity',
  'customerMissing',
  'authorMissing',
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
  isChange: boolean;
  acceptsKey: boolean;
  errors: readonly ListedErrorId[];
}

/** Whether an error is one of the common ones. */
export function isCommonError(id: ErrorId): boolean {
  return commonErrors.some((common) => common === id);
}

/** Whether an error follows from access and idempotency, so that many operations share it. */
export function isSharedError(id: ErrorId): boolean {
  return derivedErrors.some((derived) => derived === id);
}

function identityErrors({ access, isChange }: ErrorSources): DerivedErrorId[] {
  switch (access.actor) {
    case 'customer':
      return ['customerMissing'];
    case 'author':
      return ['authorMissing'];
    case 'customerOrSession':
      // The catalog has a separate error for reads.
      return [isChange ? 'identityMissing' : 'wishlistReadInvalid'];
    default:
      return [];
  }
}

function tokenErrors({ access }: ErrorSources): DerivedErrorId[] {
  const roles = storefrontRoles(access);
  if (access.tokens.length === 0) return [];
  if (roles.length === 0) return ['tokenKindNotAccepted'];
  return [
    ...(roles.includes('guest') ? [] : (['guestTokenNotAccepted'] as const)),
    ...(access.actor === 'none' ? [] : (['foreignIdentity'] as const)),
  ];
}

function deriveErrors(sources: ErrorSources): DerivedErrorId[] {
  const { access, acceptsKey } = sources;
  return [
    'validationFailed',
    'planTooLow',
    ...identityErrors(sources),
    ...tokenErrors(sources),
    ...(access.scope ? (['scopeMissing'] as const) : []),
    ...(acceptsKey ? (['idempotencyInProgress', 'idempotencyKeyReused'] as const) : []),
  ];
}

const orderOfDocument: readonly ErrorId[] = [
  ...errors.map(({ id }) => id).filter((id) => !isCommonError(id)),
  ...commonErrors,
];

/** Every error that an operation returns: listed and derived ones, the common ones last. */
export function operationErrors(sources: ErrorSources): ErrorId[] {
  const returned = new Set<ErrorId>([...sources.errors, ...deriveErrors(sources)]);
  return orderOfDocument.filter((id) => returned.has(id));
}
