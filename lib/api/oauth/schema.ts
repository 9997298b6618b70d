import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { ruleError } from '../contract/errors/validation-names';
import { dateTime } from '../contract/field-types';
import {
  customerIdentifierField,
  hasAtMostOneOwner,
  oneOwnerMessage,
  sessionTokenField,
} from '../contract/identity';
import { isScope } from '../contract/scopes';

const unknownScopes = (list: string) => list.split(' ').filter((scope) => !isScope(scope));

export const getAccessTokenRequest = component(
  'GetAccessTokenRequest',
  z.strictObject({
    clientId: z
      .string()
      .trim()
      .min(1)
      .describe(
        "Id of the API client, from the shop's admin. Omit it if you send it with HTTP Basic authentication.",
      ),
    clientSecret: z
      .string()
      .trim()
      .min(1)
      .describe(
        'Secret of the API client. Keep it on a server, never in a storefront. Omit it if you send it with HTTP Basic authentication.',
      ),
    grantType: z
      .literal('client_credentials')
      .describe('The grant type. Only client credentials are supported.'),
    scope: z
      .string()
      .trim()
      .regex(/^[a-z]+_[a-z]+( [a-z]+_[a-z]+)*$/, {
        error: 'must be scopes such as read_customer, separated by single spaces',
        abort: true,
      })
      .refine((list) => unknownScopes(list).length === 0, {
        error: ({ input }) =>
          `must not contain ${unknownScopes(String(input))[0]}, which does not exist`,
      })
      .describe(
        'The requested scopes, separated by single spaces. Each must be granted to the client.',
      ),
    shop: z
      .string()
      .trim()
      .max(253)
      .regex(
        /^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/,
        'must be a domain such as northlight.shop.example',
      )
      .optional()
      .describe(
        'Permanent domain of the shop. Required for clients of partners, which serve several shops. Omit it with credentials of a single shop.',
      ),
  }),
  { description: 'Client credentials and the requested scopes.' },
);

export const getAccessTokenResponse = component(
  'GetAccessTokenResponse',
  z.object({
    accessToken: z
      .string()
      .min(1)
      .describe('The access token. Send it as `Authorization: Bearer {token}`.'),
    tokenType: z.literal('Bearer').describe('The token type for the `Authorization` header.'),
    expiresAt: dateTime('When the token expires.'),
  }),
  { description: 'An access token.' },
);

const tokenCustomer = customerIdentifierField(
  'The customer that the token identifies. Not accepted with `sessionToken`.',
);

const tokenSession = sessionTokenField(
  'The guest session to which the token belongs. By default, the guest gets a new session that ends with the token. Not accepted with `customerIdentifier`.',
);

export const getStorefrontTokenRequest = component(
  'GetStorefrontTokenRequest',
  z
    .strictObject({
      customerIdentifier: tokenCustomer.optional(),
      sessionToken: tokenSession.optional(),
    })
    .refine(hasAtMostOneOwner, ruleError('identitiesConflict', oneOwnerMessage)),
  {
    description: 'The customer or guest that the storefront token identifies.',
    variants: [
      component(
        'GetStorefrontTokenForCustomer',
        z.strictObject({ customerIdentifier: tokenCustomer }),
        { description: 'The customer that the storefront token identifies.' },
      ),
      component(
        'GetStorefrontTokenForGuest',
        z.strictObject({ sessionToken: tokenSession.optional() }),
        { description: 'The guest session to which the storefront token belongs, or a new one.' },
      ),
    ],
  },
);

export const getStorefrontTokenResponse = component(
  'GetStorefrontTokenResponse',
  z.object({
    storefrontToken: z
      .string()
      .min(1)
      .describe(
        'The storefront token. Send it as `Authorization: Bearer {token}` from a browser or an app.',
      ),
    role: z
      .enum(['customer', 'guest'])
      .describe('Whether the token identifies a customer or a guest.'),
    expiresAt: dateTime('When the token expires, one hour after it was issued.'),
  }),
  { description: 'A storefront token.' },
);

export const createSessionTokenRequest = component(
  'CreateSessionTokenRequest',
  z.strictObject({}),
  { description: 'An empty object.' },
);

export const createSessionTokenResponse = component(
  'CreateSessionTokenResponse',
  z.object({
    sessionToken: z
      .string()
      .min(1)
      .describe(
        'The session token. Store it with the guest. After 90 days without use, it is deleted with its wishlists.',
      ),
  }),
  { description: 'A guest session.' },
);

export const attachSessionTokenRequest = component(
  'AttachSessionTokenRequest',
  z.strictObject({
    sessionToken: sessionTokenField('The guest session whose wishlists are transferred.'),
    customerIdentifier: customerIdentifierField('The customer who receives the wishlists.'),
  }),
  { description: 'A guest session and the customer who receives its wishlists.' },
);
