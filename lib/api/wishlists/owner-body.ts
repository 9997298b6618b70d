import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { ruleError } from '../contract/errors/validation-names';
import { hasAtMostOneOwner, oneOwnerMessage, ownerFields } from '../contract/identity';

interface OwnerBodyOptions {
  /** Of these optional fields, a request has to contain at least one. */
  atLeastOneOf?: readonly string[];
}

/**
 * Builds a request body with the given fields and those that identify the owner of the wishlists. It is published as
 * one variant for each way to identify the owner.
 *
 * @param name of the operation, as the names of its schemas start
 */
export function ownerBody<S extends z.core.$ZodLooseShape>(
  name: string,
  description: string,
  fields: S,
  { atLeastOneOf }: OwnerBodyOptions = {},
) {
  const { customerIdentifier, sessionToken } = ownerFields;
  const variant = (suffix: string, owner: z.core.$ZodLooseShape, sentence: string) => {
    const shape = { ...fields, ...owner };
    const required = Object.values(shape).filter((field) => !isOptional(field)).length;
    return component(`${name}${suffix}`, z.strictObject(shape), {
      description: `${description} ${sentence}`,
      ...(atLeastOneOf ? { keywords: { minProperties: required + 1 } } : {}),
    });
  };
  const variants = [
    variant('ByCustomer', { customerIdentifier }, 'The owner is a customer.'),
    variant('BySession', { sessionToken }, 'The owner is a guest session.'),
    variant('OnStorefront', {}, 'The storefront token identifies the owner.'),
  ];
  const body = z
    .strictObject({
      ...fields,
      customerIdentifier: customerIdentifier.optional(),
      sessionToken: sessionToken.optional(),
    })
    .refine(
      (value) => hasAtMostOneOwner(value as object),
      ruleError('identityMissing', oneOwnerMessage),
    )
    .refine(
      (value) => atLeastOneOf === undefined || atLeastOneOf.some((name) => name in value),
      ruleError('nothingToChange', `${atLeastOneOf && listed(atLeastOneOf)} is required`),
    );
  return component(`${name}Request`, body, { description, variants });
}

/** `a, b or c`. */
function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function isOptional(field: unknown): boolean {
  return field instanceof z.ZodOptional;
}
