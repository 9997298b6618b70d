/** The `securitySchemes` of the document. */
export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token from getAccessToken. It acts for the shop owner with the requested scopes. Keep it on a server. If an operation accepts `customerIdentifier` or `sessionToken`, the request acts for that customer or guest.',
  },
  storefrontToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token from getStorefrontToken, which is valid for one hour. It acts for one customer or one guest. You can send it to a browser or an app. Omit `customerIdentifier` and `sessionToken`: the token identifies the customer or guest.',
  },
  sessionToken: {
    type: 'apiKey',
    in: 'query',
    name: 'sessionToken',
    description:
      'A token from createSessionToken, which identifies a guest with wishlists. Send it together with an access token: in the query or in the header `X-Session-Token` of a read, in the body of a write. It gives no access on its own.',
  },
} as const;
