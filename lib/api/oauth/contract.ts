import { SERVERS } from '../contract/access';
import { emptyResponse, jsonBody, jsonOrFormBody, jsonResponse } from '../contract/bodies';
import { operationsIn } from '../contract/define-operation';
import * as schema from './schema';

const defineOperation = operationsIn('oauth', 'Authentication');

export const getAccessToken = defineOperation({
  id: 'getAccessToken',
  method: 'post',
  issuesToken: true,
  access: { scope: null, tokens: [], actor: 'none' },
  summary: 'Get an access token',
  description:
    'Returns an access token for client credentials. The token acts for the shop owner. There is no refresh token: when the token has expired, send this request again. You can also send the credentials with HTTP Basic authentication, and the body as a form. Each request returns another token; an `Idempotency-Key` is ignored.',
  body: jsonOrFormBody(schema.getAccessTokenRequest, {
    shop: {
      summary: 'Credentials of one shop',
      value: {
        clientId: 'cl_5f20',
        clientSecret: 'sec_example',
        grantType: 'client_credentials',
        scope: 'read_customer read_reward',
      },
    },
    partner: {
      summary: 'Credentials of a partner with several shops',
      value: {
        clientId: 'cl_81aa',
        clientSecret: 'sec_example',
        grantType: 'client_credentials',
        scope: 'read_review write_review',
        shop: 'northlight.shop.example',
      },
    },
  }),
  response: jsonResponse('The token.', schema.getAccessTokenResponse),
  errors: ['accessTokenBadRequest', 'accessTokenForbidden'],
});

export const getStorefrontToken = defineOperation({
  id: 'getStorefrontToken',
  method: 'post',
  issuesToken: true,
  access: { scope: null, tokens: SERVERS, actor: 'none' },
  summary: 'Get a storefront token',
  description:
    'Returns a token for one customer or one guest, which you can send to a browser or an app. The token is valid for one hour. It has the scopes of the access token, limited to those of operations that accept storefront tokens. Each request returns another token; an `Idempotency-Key` is ignored.',
  body: jsonOrFormBody(schema.getStorefrontTokenRequest, {
    customer: { summary: 'For a customer', value: { customerIdentifier: '7400112' } },
    session: { summary: 'For a guest with a session', value: { sessionToken: 'ses_0c9a4d77' } },
    guest: { summary: 'For a guest without a session', value: {} },
  }),
  response: jsonResponse('The token.', schema.getStorefrontTokenResponse),
  errors: ['identitiesConflict', 'sessionTokenSpent', 'customerUnknown'],
});

export const createSessionToken = defineOperation({
  id: 'createSessionToken',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: SERVERS, actor: 'none' },
  summary: 'Create a session token',
  description:
    'Creates a session for a guest, who can then have wishlists. The session has no wishlist at first.',
  body: jsonBody(schema.createSessionTokenRequest, {
    empty: { summary: 'An empty object', value: {} },
  }),
  response: jsonResponse('The session.', schema.createSessionTokenResponse),
  errors: [],
});

export const attachSessionToken = defineOperation({
  id: 'attachSessionToken',
  method: 'post',
  access: { scope: 'write_wishlist', tokens: SERVERS, actor: 'none' },
  summary: 'Attach a session token',
  description:
    "Transfers a guest's wishlists to a customer and ends the session. If the customer has a wishlist with the same title, the items are merged into it. The customer's default wishlist stays the default. A second request for the same customer changes nothing. Fires `wishlistItem/updated` for each transferred item, and `wishlistItem/deleted` for each item that the customer already has.",
  body: jsonBody(schema.attachSessionTokenRequest, {
    login: {
      summary: 'A guest who logs in',
      value: { sessionToken: 'ses_0c9a4d77', customerIdentifier: 'mara@mail.example' },
    },
  }),
  response: emptyResponse('The wishlists belong to the customer.'),
  errors: ['sessionTokenSpent', 'customerUnknown'],
});

/** The operations of this resource, in the order of the reference. */
export const oauthOperations = [
  getAccessToken,
  getStorefrontToken,
  createSessionToken,
  attachSessionToken,
] as const;
