/** Texts of `/api`. */
export const enApiReference = {
  downloads: 'API definition files',
  required: 'required',
  deprecated: 'Deprecated',
  parameters: 'Parameters',
  body: 'Body',
  scope: 'Scope',
  example: 'Example request',
  page: 'Full page',
  pageOf: 'Full page of {name}',
  server: 'Server',
  authorize: 'Authorize',
  authorized: 'Authorized',
  about: 'Authentication, limits and conventions',
  topics: 'Webhook topics',
  topicsText: 'The webhooks that are sent to subscribed addresses. Each topic has its own page.',
  loading: 'Loading the interactive reference',
  problems: {
    network: 'The OpenAPI document could not be loaded.',
    timeout: 'The OpenAPI document did not load within {seconds} seconds.',
    status: 'The request for the OpenAPI document returned status {status}.',
    notJson: 'The response is not JSON.',
    notOpenApi: 'The response is not an OpenAPI 3 document.',
    viewer: 'The viewer could not be started.',
  },
  sidebar: 'Endpoints',
  filter: 'Filter endpoints',
  filterHint: 'Name, path or keyword',
  filterNone: 'No matching endpoints.',
  filterCount: 'Matching endpoints: {count}',
  viewer: {
    sandbox:
      'Requests to the sandbox use a copy of the demo shop that only you can access. The first request creates it. You need no account and no token.',
    headers: 'Headers',
    example: 'Example: {value}',
    advice: {
      noResponse:
        'There was no response. Check your connection and the server above. Browsers also block servers that do not allow requests from this site: use the sandbox, or send the example request from a terminal.',
      server: 'The server failed. Wait a moment, then execute the request again.',
      status: {
        401: 'The token is missing, expired or not from this server. Press Authorize and enter another token. Requests to the sandbox need none: press Authorize, then Logout. If your sandbox has expired, execute the request again.',
        429: 'There were too many requests. Wait for the number of seconds in the retry-after header, then execute the request again.',
      },
      sandbox: {
        offline:
          'The sandbox could not be created, because there was no response. Check your connection, then execute the request again.',
        tooMany:
          'The sandbox could not be created, because too many sandboxes were created from your network. Wait a few minutes, then execute the request again.',
        failed: 'The sandbox could not be created. Wait a moment, then execute the request again.',
        expired: 'Your sandbox expired. Reload the page to get another one.',
        off: 'This site has no sandbox. Choose another server.',
      },
    },
  },
} as const;
