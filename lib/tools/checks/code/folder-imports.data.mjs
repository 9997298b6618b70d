/** The wings of lib, and the wings that each may import besides itself. */
export const WINGS = {
  site: [],
  api: ['site'],
  sandbox: ['site', 'api'],
  content: ['site', 'api', 'sandbox'],
  search: ['site', 'api', 'content'],
  agents: ['site', 'api', 'content', 'search'],
  storefront: ['site'],
  browser: ['site', 'api', 'sandbox', 'storefront'],
  serve: ['site', 'api', 'sandbox', 'content', 'search'],
  build: ['site', 'api', 'content', 'search', 'agents', 'serve'],
  // Checks, benchmarks, recorders, and what only tests use: nothing that ships imports them.
  tools: ['site', 'api', 'sandbox', 'content', 'search', 'agents', 'browser', 'serve', 'build'],
};

/** Wings that only tests of a wing import: those of the API use the demo shop, those of the build the page's script. */
export const TEST_IMPORTS = { api: ['sandbox'], build: ['browser'] };

/** Folders of the API that every resource may import. */
export const API_COMMON = ['contract', 'database', 'deliveries', 'http', 'openapi', 'workers'];

/** The resources of the API, and what each imports of the others. */
export const RESOURCES = {
  customers: ['rewards'],
  gallery: ['catalog'],
  // A storefront token has the scopes of the operations that accept it; a session passes its wishlists to a customer.
  oauth: ['storefront-scopes', 'wishlists'],
  questions: ['authors', 'catalog'],
  // A review may be rewarded.
  reviews: ['authors', 'catalog', 'rewards', 'uploads'],
  rewards: [],
  // The SDK redeems with a verification code, and widgets show products.
  storefront: ['catalog', 'rewards'],
  // Payloads carry the objects of the other resources.
  webhooks: ['customers', 'questions', 'reviews', 'rewards', 'wishlists'],
  wishlists: ['catalog'],
};
