import { describe, expect, it } from 'vitest';
import type { OperationAccess } from '../access';
import { errors, getError } from './errors';
import { operationErrors } from './operation-errors';

const open: OperationAccess = { scope: null, tokens: [], actor: 'none' };

describe('the errors', () => {
  it('have unique ids and a message each', () => {
    expect(new Set(errors.map(({ id }) => id)).size).toBe(errors.length);
    for (const { message } of errors) expect(message[0]).toMatch(/\S/);
  });

  it('have messages without a period, which name the fields of the operation', () => {
    for (const { message } of errors) expect(message.join()).not.toMatch(/\.$/);
    expect(getError('variantNotFound').message).toEqual([
      'variantId matches no variant of the product',
    ]);
    expect(getError('variantNotFound', 'updateWishlistItemVariant').message).toEqual([
      'newVariantId matches no variant of the product',
    ]);
  });
});

describe('the errors of an operation', () => {
  it('are validation and plan only if it requires no token and has no rules', () => {
    expect(
      operationErrors({ access: open, isChange: false, acceptsKey: false, errors: [] }),
    ).toEqual(['validationFailed', 'planTooLow']);
  });

  it('reject storefront tokens if it accepts access tokens only', () => {
    const access: OperationAccess = { scope: 'write_review', tokens: ['access'], actor: 'none' };
    expect(operationErrors({ access, isChange: false, acceptsKey: false, errors: [] })).toEqual([
      'tokenKindNotAccepted',
      'validationFailed',
      'scopeMissing',
      'planTooLow',
    ]);
  });

  it('reject a missing customer, and one other than the customer of the token', () => {
    const access: OperationAccess = {
      scope: null,
      tokens: ['access', 'storefront:customer'],
      actor: 'customer',
    };
    expect(operationErrors({ access, isChange: false, acceptsKey: false, errors: [] })).toEqual([
      'guestTokenNotAccepted',
      'foreignIdentity',
      'customerMissing',
      'validationFailed',
      'planTooLow',
    ]);
  });

  it('reject a guest only where a customer is required', () => {
    const access: OperationAccess = {
      scope: null,
      tokens: ['access', 'storefront:customer', 'storefront:guest'],
      actor: 'author',
    };
    expect(operationErrors({ access, isChange: false, acceptsKey: false, errors: [] })).toEqual([
      'foreignIdentity',
      'authorMissing',
      'validationFailed',
      'planTooLow',
    ]);
  });

  it('include those of the idempotency key after the listed ones', () => {
    const errors = operationErrors({
      access: open,
      isChange: true,
      acceptsKey: true,
      errors: ['accessTokenForbidden', 'accessTokenBadRequest'],
    });
    expect(errors).toEqual([
      'accessTokenBadRequest',
      'accessTokenForbidden',
      'idempotencyInProgress',
      'idempotencyKeyReused',
      'validationFailed',
      'planTooLow',
    ]);
  });
});
