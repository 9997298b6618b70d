import { emptyResponse, jsonBody, jsonResponse } from '../contract/bodies';
import { defineOperation } from '../contract/define-operation';
import * as schema from './schema';

export const getAccessToken = defineOperation({
  id: 'getAccessToken',
  method: 'post',
  path: '/v2/oauth/getAccessToken',
  tag: 'Authentication',
  access: { scope: null, tokens: [], actor: 'none' },
  idempotent: true,
  summary: 'Get an access token',
  description:
    'Exchanges client credentials for a bearer token that acts for the shop owner. It is the only call that is made without a token. There is no refresh token: when the token has expired, make this call again.',
  body: jsonBody(schema.getAccessTokenRequest, {
    shop: {
      summary: 'A shop with credentials of its own',
      value: {
        clientId: 'cl_5f20',
        clientSecret: 'sec_example',
        grantType: 'client_credentials',
        scope: 'read_customer read_reward',
      },
    },
    partner: {
      summary: 'A partner that serves several shops',
      value: {
        clientId: 'cl_81aa',
        clientSecret: 'sec_example',
        grantType: 'client_credentials',
        scope: 'read_review write_review',
        shop: 'northlight.shop.example',
      },
    },
  }),
  responses: {
    200: jsonResponse('The token.', schema.getAccessTokenResponse, {
      token: {
        summary: 'A token that is good for an hour',
        value: {
          accessToken: 'at_9b1c7e',
          tokenType: 'Bearer',
          expiresAt: '2025-03-04T10:15:00Z',
        },
      },
    }),
  },
  errors: ['accessTokenBadRequest', 'accessTokenForbidden'],
});

export const getStorefrontToken = defineOperation({
  id: 'getStorefrontToken',
  method: 'post',
  path: '/v2/oauth/getStorefrontToken',
  tag: 'Authentication',
  access: { scope: null, tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Get a storefront token',
  description:
    'Makes a token that a browser or an app can hold: it stands for one customer or one guest and is good for one hour. Its scopes are those of the access token, cut down to what a storefront may do.',
  body: jsonBody(schema.getStorefrontTokenRequest, {
    customer: { summary: 'For a customer', value: { customerIdentifier: '7400112' } },
    session: { summary: 'For a guest with a session', value: { sessionToken: 'ses_0c9a4d77' } },
    guest: { summary: 'For a guest without one', value: {} },
  }),
  responses: {
    200: jsonResponse('The token.', schema.getStorefrontTokenResponse, {
      customer: {
        summary: "A customer's token",
        value: {
          storefrontToken: 'st_1d44a0',
          role: 'customer',
          expiresAt: '2025-03-04T10:15:00Z',
        },
      },
      guest: {
        summary: "A guest's token",
        value: { storefrontToken: 'st_77c2f9', role: 'guest', expiresAt: '2025-03-04T10:15:00Z' },
      },
    }),
  },
  errors: ['customerUnknown'],
});

export const createSessionToken = defineOperation({
  id: 'createSessionToken',
  method: 'post',
  path: '/v2/oauth/createSessionToken',
  tag: 'Authentication',
  access: { scope: 'write_wishlist', tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Create a session token',
  description:
    'Starts a session for an anonymous visitor, who can then keep wishlists. No wishlist is made yet.',
  body: jsonBody(schema.createSessionTokenRequest, {
    empty: { summary: 'Nothing is needed', value: {} },
  }),
  responses: {
    200: jsonResponse('The session.', schema.createSessionTokenResponse, {
      session: { summary: 'A new session', value: { sessionToken: 'ses_0c9a4d77' } },
    }),
  },
  errors: [],
});

export const attachSessionToken = defineOperation({
  id: 'attachSessionToken',
  method: 'post',
  path: '/v2/oauth/attachSessionToken',
  tag: 'Authentication',
  access: { scope: 'write_wishlist', tokens: ['access'], actor: 'none' },
  idempotent: true,
  summary: 'Attach a session token',
  description:
    'Passes the wishlists of a guest on to a customer and ends the session. A list with the title of one that the customer has is merged into it; a default list of the customer stays the only one. Repeating the call for the same customer changes nothing. Sends `wishlistItem/updated` for each item that was passed on and `wishlistItem/deleted` for each that the customer had already.',
  body: jsonBody(schema.attachSessionTokenRequest, {
    login: {
      summary: 'A guest has logged in',
      value: { sessionToken: 'ses_0c9a4d77', customerIdentifier: 'mara@mail.example' },
    },
  }),
  responses: {
    204: emptyResponse('The wishlists belong to the customer.'),
  },
  errors: ['sessionTokenSpent', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const oauthOperations = [
  getAccessToken,
  getStorefrontToken,
  createSessionToken,
  attachSessionToken,
] as const;
