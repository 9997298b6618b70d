/** Which folder may import which. A name that ends in `[.]ts` is a file. */

/** Folders of lib that each folder may import besides itself. */
export const LIB = {
  config: [],
  messages: ['config'],
  suggestions: ['messages'],
  browser: ['config', 'messages'],
  http: ['config', 'api/contract/errors/(?:error-body|message-limits|server-messages)[.]ts'],
  // The reference links to the pages of the operations.
  sdk: [
    'config',
    'api/operations[.]ts',
    'openapi/(?:reference/api-pages|markdown/markdown-text)[.]ts',
  ],
  database: ['config'],
  // Loops that look for work in the background.
  workers: [],
  api: [
    'config',
    'http/(?:at-once|client-address|json-limits|rate-limit)[.]ts',
    'database',
    'webhooks',
    'workers',
  ],
  webhooks: [
    'config',
    'database',
    'workers',
    'api/contract',
    'api/webhooks/topic-(?:names|scopes)[.]ts',
  ],
  shops: ['config', 'database', 'api/contract/scopes[.]ts', 'api/webhooks/topic-names[.]ts'],
  // What happens in a shop other than by requests.
  world: ['config', 'database', 'webhooks', 'workers', 'api'],
  sandbox: [
    'config',
    'http/(?:at-once|client-address|json-limits|rate-limit)[.]ts',
    'database',
    'webhooks',
    'workers',
    'api',
    'shops',
    'world',
  ],
  // Commands that talk to a running API.
  'sandbox-cli': [
    'config/duration[.]ts',
    'api/webhooks/topic-names[.]ts',
    'api/response-types[.]ts',
    'sandbox/credentials[.]ts',
    'sandbox/contract/(?:deliveries|records|sandbox)[.]schema[.]ts',
    'webhooks/(?:inbox-address|secret-overlap|signature)[.]ts',
  ],
  openapi: ['config', 'api'],
  // What fires several events, as the documentation shows and the console runs it.
  scenarios: ['api', 'openapi', 'sandbox/contract/records[.]schema[.]ts'],
  changelog: ['config', 'openapi'],
  // Example deliveries have the headers and signatures of real ones, with the secret of the demo shop.
  docs: [
    'config',
    'suggestions',
    'http',
    'messages',
    'api',
    'openapi',
    'scenarios',
    'changelog',
    'sdk',
    'shops/demo/client-secrets[.]ts',
    'webhooks/(?:delivery-headers|signature)[.]ts',
  ],
  // Requests that readers send from pages.
  console: [
    'config',
    'browser',
    'api',
    'openapi',
    'scenarios',
    'shops/demo',
    'sandbox/contract/(?:deliveries|records|sandbox)[.]schema[.]ts',
    'sandbox-cli/(?:read-stream|sandbox-client|topic-steps)[.]ts',
    'webhooks/(retry-rules|inboxes-only)[.]ts',
  ],
  'site-pages': ['config', 'messages', 'docs/page[.]ts', 'api/(?:operations|topics)[.]ts'],
  search: ['config', 'suggestions', 'messages', 'site-pages', 'api', 'openapi', 'sdk', 'docs'],
  agents: [
    'config',
    'suggestions',
    'messages',
    'site-pages',
    'http',
    'api',
    'openapi',
    'sdk',
    'docs',
  ],
  // MCP tools use the public functions of the search, and not the records.
  mcp: ['config', 'suggestions', 'http', 'api', 'openapi', 'docs', 'search/[^/]+[.]ts'],
  seo: ['changelog', 'config', 'messages', 'site-pages', 'http', 'docs', 'search/areas[.]ts'],
  // The server computes what changes with each request, such as the results of a search.
  server: [
    'config',
    'http',
    'api/http/request-id[.]ts',
    'docs/built-files[.]ts',
    'search/(?:built-search|configured-search|search-parameters)[.]ts',
    'seo/(?:head-page|page-suggestions)[.]ts',
  ],
  // The process that runs the API, apart from the one that serves pages.
  'api-server': [
    'config',
    'http',
    'database',
    'api',
    'webhooks',
    'workers',
    'world',
    'sandbox',
    'shops',
    'openapi',
    'server',
  ],
  // Writes what the site reads of the content.
  build: ['config', 'http', 'server', 'openapi', 'docs', 'search', 'mcp', 'seo'],
};

/** Folders that serve tests and measurements: they may import everything, and nothing that ships imports them. */
export const TOOLS = ['checks', 'bench', 'examples', 'testing'];

/**
 * Imports that only tests need: those of api and world read the OpenAPI document and run on the demo shop, those of
 * shops compare it with the contract, those of sdk parse the generated pages, those of console compare signatures.
 */
export const LIB_TESTS = {
  api: ['openapi', 'shops'],
  build: ['browser/no-flash-script[.]ts'],
  console: ['webhooks/signature[.]ts'],
  sdk: ['docs'],
  shops: ['api'],
  world: ['shops'],
};

/** The resources of the API import the contract and the engine, and of each other only what is listed. */
export const RESOURCES = {
  customers: ['rewards'],
  gallery: ['catalog'],
  // A storefront token has the scopes of the operations that accept it; a session passes its wishlists to a customer.
  oauth: ['storefront-scopes', 'wishlists'],
  questions: ['authors', 'catalog'],
  // A review may be rewarded.
  reviews: ['authors', 'catalog', 'rewards', 'uploads'],
  rewards: [],
  // Payloads carry the objects of the other resources.
  webhooks: ['customers', 'questions', 'reviews', 'rewards', 'wishlists'],
  wishlists: ['catalog'],
};
