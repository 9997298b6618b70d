import { z } from '@hono/zod-openapi';
import { component } from './component';
import { limits } from './limits';
import { queryText } from './parameters';

const identifierPattern = /^([^\s@]+@[^\s@]+|\+[1-9][0-9]{1,14}|[0-9]{1,19})$/;
const identifierMessage =
  'must be a customer id, an email address, or a phone number such as +4930555010';
const sessionTokenMax = 128;

const forms =
  "The shop's customer id, an email address or a phone number in E.164 format, always sent as a string.";
const withStorefront =
  'Required with an access token. Omit it with a storefront token, which identifies the customer.';

/** The schema without the description of a field. */
export const customerIdentifier = component(
  'CustomerIdentifier',
  z
    .string()
    .trim()
    .max(limits.email.max, { abort: true })
    .regex(identifierPattern, identifierMessage),
  { description: forms, examples: ['7400112', 'mara@mail.example', '+4930555010'] },
);

/** `customerIdentifier` in a body; the description states which customer it identifies. */
export function customerIdentifierField(description: string) {
  return customerIdentifier.describe(description);
}

/** `customerIdentifier` in the body of an operation that accepts storefront tokens too. */
export function actingCustomer(description: string) {
  return customerIdentifierField(`${description} ${withStorefront}`).optional();
}

/** `customerIdentifier` in the query of an operation that accepts storefront tokens too. */
export function customerParam(description: string) {
  return queryText(
    { max: limits.email.max, pattern: identifierPattern, message: identifierMessage },
    {
      description: `${description} ${forms} ${withStorefront}`,
      example: '7400112',
      inSamples: true,
    },
  ).optional();
}

/** An optional `customerIdentifier` that filters a list or fills further fields of the response. */
export function viewingCustomerParam(description: string, inSamples = false) {
  return queryText(
    { max: limits.email.max, pattern: identifierPattern, message: identifierMessage },
    {
      description: `${description} ${forms} With a storefront token, only its own customer is accepted.`,
      example: '7400112',
      inSamples,
    },
  ).optional();
}

const sessionToken = component('SessionToken', z.string().trim().min(1).max(sessionTokenMax), {
  description: 'A session token from createSessionToken.',
  examples: ['ses_0c9a4d77'],
});

/** `sessionToken` in a body. */
export function sessionTokenField(description: string) {
  return sessionToken.describe(description);
}

const customerOwner =
  'The customer who owns the wishlists. With an access token, send either this or `sessionToken`. Omit both with a storefront token.';
const sessionOwner =
  'The guest session that owns the wishlists. With an access token, send either this or `customerIdentifier`. Omit both with a storefront token.';

/** The owner of a wishlist in a query: a customer or a guest session. */
export const ownerParams = {
  customerIdentifier: queryText(
    { max: limits.email.max, pattern: identifierPattern, message: identifierMessage },
    {
      description: `${customerOwner} ${forms}`,
      example: '7400112',
      inSamples: true,
      componentName: 'WishlistCustomerIdentifier',
    },
  ).optional(),
  sessionToken: queryText(
    { max: sessionTokenMax },
    {
      description: sessionOwner,
      example: 'ses_0c9a4d77',
      componentName: 'WishlistSessionToken',
    },
  ).optional(),
};

/** The header for a session token of a request without a body. */
export const SESSION_HEADER = 'X-Session-Token';

/** The headers of a request whose query accepts a session token. */
export const sessionHeaders = z.object({
  [SESSION_HEADER]: z
    .string()
    .trim()
    .min(1)
    .max(sessionTokenMax)
    .optional()
    .openapi({
      param: {
        description:
          'The guest session that owns the wishlists, in place of `sessionToken` in the query. Servers often log the address of a request, but rarely its headers. If you send both, they must be equal.',
        example: 'ses_0c9a4d77',
        'x-component': 'WishlistSessionHeader',
      },
    }),
});

/** The validation error if query and header contain different session tokens. */
export const oneSessionMessage = `sessionToken must equal the header ${SESSION_HEADER}`;

/** The owner of a wishlist in a body. */
export const ownerFields = {
  customerIdentifier: customerIdentifierField(customerOwner),
  sessionToken: sessionTokenField(sessionOwner),
};

interface Owner {
  customerIdentifier?: string | undefined;
  sessionToken?: string | undefined;
}

/** Whether at most one of the two identity fields is present. */
export function hasAtMostOneOwner({ customerIdentifier, sessionToken }: Owner): boolean {
  return customerIdentifier === undefined || sessionToken === undefined;
}

/** The validation error if both identity fields are present. */
export const oneOwnerMessage = 'customerIdentifier and sessionToken must not be sent together';
