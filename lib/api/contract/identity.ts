import { z } from '@hono/zod-openapi';
import { component } from './component';
import { limits } from './limits';
import { queryText } from './parameters';

const identifierPattern = /^([^\s@]+@[^\s@]+|\+[1-9][0-9]{1,14}|[0-9]{1,19})$/;
const sessionTokenMax = 128;

const forms =
  "The shop's customer id, an e-mail address or a phone number in E.164 form, always sent as a string.";
const withStorefront =
  'Needed with an access token; leave it out with a storefront token, which names the customer itself.';

const customerIdentifier = component(
  'CustomerIdentifier',
  z.string().trim().max(limits.email.max).regex(identifierPattern),
  { description: forms, examples: ['7400112', 'mara@mail.example', '+4930555010'] },
);

/** `customerIdentifier` in a body; the description states which customer it identifies. */
export function customerIdentifierField(description: string) {
  return customerIdentifier.describe(description);
}

/** `customerIdentifier` in the body of an operation that accepts storefront tokens too. */
export const actingCustomer = customerIdentifierField(
  `The customer to act for. ${withStorefront}`,
).optional();

/** `customerIdentifier` in the query of an operation that accepts storefront tokens too. */
export const customerParam = queryText(
  { max: limits.email.max, pattern: identifierPattern },
  {
    description: `The customer to read. ${forms} ${withStorefront}`,
    example: '7400112',
    inSamples: true,
    componentName: 'CustomerIdentifier',
  },
).optional();

/** An optional `customerIdentifier` that filters a list or fills further fields of the response. */
export function viewingCustomerParam(description: string, inSamples = false) {
  return queryText(
    { max: limits.email.max, pattern: identifierPattern },
    { description: `${description} ${forms}`, example: '7400112', inSamples },
  ).optional();
}

const sessionToken = component('SessionToken', z.string().trim().min(1).max(sessionTokenMax), {
  description: 'A token of createSessionToken.',
  examples: ['ses_0c9a4d77'],
});

/** `sessionToken` in a body. */
export function sessionTokenField(description: string) {
  return sessionToken.describe(description);
}

const ownerRule =
  'Send either this or the other identity field, never both; leave both out with a storefront token.';

/** The owner of a wishlist in a query: a customer or a guest session. */
export const ownerParams = {
  customerIdentifier: queryText(
    { max: limits.email.max, pattern: identifierPattern },
    {
      description: `The customer whose wishlists are meant. ${forms} ${ownerRule}`,
      example: '7400112',
      inSamples: true,
      componentName: 'WishlistCustomerIdentifier',
    },
  ).optional(),
  sessionToken: queryText(
    { max: sessionTokenMax },
    {
      description: `The guest session whose wishlists are meant. ${ownerRule}`,
      example: 'ses_0c9a4d77',
      componentName: 'WishlistSessionToken',
    },
  ).optional(),
};

/** The owner of a wishlist in a body: a customer or a guest session. */
export const ownerFields = {
  customerIdentifier: customerIdentifierField(
    `The customer whose wishlists are meant. ${ownerRule}`,
  ).optional(),
  sessionToken: sessionTokenField(
    `The guest session whose wishlists are meant. ${ownerRule}`,
  ).optional(),
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

/** The same rule as JSON Schema keywords, for the OpenAPI document. */
export const oneOwnerKeywords = {
  not: {
    properties: { customerIdentifier: {}, sessionToken: {} },
    required: ['customerIdentifier', 'sessionToken'],
  },
};
