/** The `securitySchemes` of the document. */
export const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Made with getAccessToken from client credentials. It acts for the shop owner with the scopes it was asked for, and belongs on a server. Where a call lists `customerIdentifier` or `sessionToken`, naming one of them acts for that person.',
  },
  storefrontToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Made with getStorefrontToken and good for one hour. It stands for one customer or one guest and may be given to a browser or an app. Leave `customerIdentifier` and `sessionToken` out: the token says who it is.',
  },
  sessionToken: {
    type: 'apiKey',
    in: 'query',
    name: 'sessionToken',
    description:
      'Made with createSessionToken for an anonymous visitor. It is sent beside an access token: in the query of a read, in the body of a write. It names whose wishlists are meant and opens nothing on its own.',
  },
} as const;
