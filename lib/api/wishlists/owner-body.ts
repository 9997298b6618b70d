import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import {
  hasAtMostOneOwner,
  oneOwnerKeywords,
  oneOwnerMessage,
  ownerFields,
} from '../contract/identity';

/** Builds a request body with the given fields and those that identify the owner of the wishlists. */
export function ownerBody<S extends z.core.$ZodLooseShape>(
  name: string,
  description: string,
  fields: S,
) {
  const body = z
    .strictObject({ ...fields, ...ownerFields })
    .refine((value) => hasAtMostOneOwner(value as object), oneOwnerMessage);
  return component(name, body, { description, keywords: oneOwnerKeywords });
}
