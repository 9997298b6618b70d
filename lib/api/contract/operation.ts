import { z } from '@hono/zod-openapi';
import { withHeaders } from './headers';
import { limits } from './limits';
import type { Scope } from './scopes';
import type { Tag } from './tags';

/** Who may make a call, beside the access token that every call but one takes. */
export type StorefrontRole = 'customer' | 'guest';

interface OperationDocs {
  id: string;
  tag: Tag;
  /** The scope that the token needs; none where any valid token will do. */
  scope?: Scope;
  /** Whose storefront token is taken too. */
  storefront?: readonly StorefrontRole[];
  /** Whether a guest session may be named beside an access token in the query. */
  session?: boolean;
  summary: string;
  description: string;
  deprecated?: boolean;
}

const storefrontWords = {
  none: 'Takes an access token only.',
  customer:
    "Also takes a customer's storefront token, which sees and changes its own customer only.",
  both: "Also takes a storefront token, a customer's or a guest's.",
};

function tokenWords(storefront: readonly StorefrontRole[] = []) {
  if (storefront.length === 0) return storefrontWords.none;
  return storefront.includes('guest') ? storefrontWords.both : storefrontWords.customer;
}

function securityOf({
  scope,
  storefront = [],
  session = false,
}: OperationDocs): Record<string, string[]>[] {
  const roles: string[] = scope ? [scope] : [];
  return [
    { accessToken: roles },
    ...(session ? [{ accessToken: roles, sessionToken: [] }] : []),
    ...(storefront.length > 0 ? [{ storefrontToken: roles }] : []),
  ];
}

/** What a call says about itself: name, group, words and who may make it. */
export function operation(docs: OperationDocs) {
  const { id, tag, scope, storefront, summary, description, deprecated } = docs;
  const scopeWords = scope ? `Needs the scope \`${scope}\`.` : 'Needs no scope.';
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${description}\n\n${scopeWords} ${tokenWords(storefront)}`,
    ...(deprecated ? { deprecated } : {}),
    security: securityOf(docs),
    ...(scope ? { 'x-required-scope': scope } : {}),
  };
}

/** A named example: what it shows and its value. */
export interface NamedExample<T> {
  summary: string;
  value: T;
}

type Examples<T> = Record<string, NamedExample<T>>;

/** A body that must be sent, as JSON. */
export function jsonBody<T extends z.ZodType>(schema: T, examples: Examples<z.input<T>>) {
  return {
    required: true as const,
    content: { 'application/json': { schema, examples } },
  };
}

/** The answer of a read. */
export function answer<T extends z.ZodType>(
  description: string,
  schema: T,
  examples: Examples<z.output<T>>,
) {
  return {
    description,
    headers: withHeaders(),
    content: { 'application/json': { schema, examples } },
  };
}

/** The answer of a call that changes something. */
export function changeAnswer<T extends z.ZodType>(
  description: string,
  schema: T,
  examples: Examples<z.output<T>>,
) {
  return { ...answer(description, schema, examples), headers: withHeaders('Idempotency-Replayed') };
}

/** The answer of a call that changes something and has nothing to tell. */
export function emptyAnswer(description: string) {
  return { description, headers: withHeaders('Idempotency-Replayed') };
}

const { idempotencyKey } = limits;

/** The query of a call that takes none: every name is refused. */
export const noQuery = z.strictObject({});

const keyedHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(idempotencyKey.min)
    .max(idempotencyKey.max)
    .regex(/^[\x21-\x7E]+$/)
    .optional()
    .openapi({
      param: {
        description:
          'A key of your choice that makes the call safe to repeat for 24 hours: the same key with the same body gets the first answer again, and nothing happens twice.',
        example: '5f3b0c8e-redeem-1',
        'x-component': 'IdempotencyKey',
      },
    }),
});

/** What every call that changes something takes besides its body; further headers are let through. */
export const keyed = { query: noQuery, headers: keyedHeaders };
