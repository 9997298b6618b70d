import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { dateTime } from '../contract/field-types';
import {
  customerIdentifierField,
  hasAtMostOneOwner,
  oneOwnerKeywords,
  oneOwnerMessage,
  sessionTokenField,
} from '../contract/identity';
import { isScope } from '../contract/scopes';

const knownScopes = (list: string) => list.split(' ').every(isScope);

export const getAccessTokenRequest = component(
  'GetAccessTokenRequest',
  z.strictObject({
    clientId: z.string().min(1).describe('Id of the API client, from the admin of the shop.'),
    clientSecret: z
      .string()
      .min(1)
      .describe('Secret of the API client. Keep it on a server, never in a storefront.'),
    grantType: z.literal('client_credentials').describe('The only grant there is.'),
    scope: z
      .string()
      .regex(/^[a-z]+_[a-z]+( [a-z]+_[a-z]+)*$/)
      .refine(knownScopes, 'names a scope that does not exist')
      .describe(
        'The scopes wanted, with one blank between two; each must be granted to the client.',
      ),
    shop: z
      .string()
      .max(253)
      .regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/)
      .optional()
      .describe(
        'For partners that serve several shops: the permanent domain of the shop. A shop with credentials of its own leaves it out.',
      ),
  }),
  { description: 'Client credentials and what they are to be exchanged for.' },
);

export const getAccessTokenResponse = component(
  'GetAccessTokenResponse',
  z.strictObject({
    accessToken: z
      .string()
      .min(1)
      .describe('The token, to send as `Authorization: Bearer {token}`.'),
    tokenType: z.literal('Bearer').describe('How the token is sent.'),
    expiresAt: dateTime('From when on the token is refused; read it instead of counting an hour.'),
  }),
  { description: 'An access token.' },
);

export const getStorefrontTokenRequest = component(
  'GetStorefrontTokenRequest',
  z
    .strictObject({
      customerIdentifier: customerIdentifierField(
        'The customer the token is for; leave it out for a guest.',
      ).optional(),
      sessionToken: sessionTokenField(
        'The guest session the token is tied to. Without either field the guest gets a session that ends with the token.',
      ).optional(),
    })
    .refine(hasAtMostOneOwner, oneOwnerMessage),
  { description: 'Whom the storefront token is for.', keywords: oneOwnerKeywords },
);

export const getStorefrontTokenResponse = component(
  'GetStorefrontTokenResponse',
  z.strictObject({
    storefrontToken: z
      .string()
      .min(1)
      .describe('The token, to send as `Authorization: Bearer {token}` from a browser or an app.'),
    role: z.enum(['customer', 'guest']).describe('Whom the token stands for.'),
    expiresAt: dateTime('From when on the token is refused: one hour after it was made.'),
  }),
  { description: 'A storefront token.' },
);

export const createSessionTokenRequest = component(
  'CreateSessionTokenRequest',
  z.strictObject({}),
  { description: 'An empty object: nothing is needed to start a session.' },
);

export const createSessionTokenResponse = component(
  'CreateSessionTokenResponse',
  z.strictObject({
    sessionToken: z
      .string()
      .min(1)
      .describe(
        'The token of the session. Keep it with the visitor; unused for 90 days, it is removed with its wishlists.',
      ),
  }),
  { description: 'A guest session.' },
);

export const attachSessionTokenRequest = component(
  'AttachSessionTokenRequest',
  z.strictObject({
    sessionToken: sessionTokenField('The session whose wishlists are passed on.'),
    customerIdentifier: customerIdentifierField('The customer who gets them.'),
  }),
  { description: 'A guest session and the customer it turned out to be.' },
);
