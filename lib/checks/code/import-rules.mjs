/**
 * Which folder may import which, checked by dependency-cruiser as a part of `npm run check`. Imports point one way:
 * app → components → lib, and inside lib from a folder to those listed for it.
 */

/** A pattern for paths in folders of lib; a name that ends in `[.]ts` is a file. */
const inLib = (names) =>
  `^lib/(?:${names.map((name) => (name.endsWith('[.]ts') ? `${name}$` : `${name}/`)).join('|')})`;

/** Folders of lib that each folder may import besides itself. Folders that don't exist yet have their rules ready. */
const LIB = {
  config: [],
  messages: ['config'],
  suggestions: ['messages'],
  browser: ['config', 'messages'],
  http: ['config', 'api/contract/errors/(?:error-body|server-messages)[.]ts'],
  // The reference links to the pages of the operations.
  sdk: ['config', 'api/operations[.]ts', 'openapi/reference/api-pages[.]ts'],
  database: ['config'],
  // Loops that look for work in the background.
  workers: [],
  api: ['config', 'database', 'webhooks', 'workers'],
  webhooks: ['config', 'database', 'workers', 'api/contract'],
  shops: ['config', 'database'],
  // What happens in a shop other than by requests.
  world: ['config', 'database', 'webhooks', 'workers', 'api'],
  sandbox: [
    'config',
    'http/client-address[.]ts',
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
    'sandbox/credentials[.]ts',
    'sandbox/inbox/inbox-address[.]ts',
    'webhooks/(?:secret-overlap|signature)[.]ts',
  ],
  openapi: ['config', 'api'],
  // What fires several events, as the documentation shows and the console runs it.
  scenarios: ['api', 'openapi'],
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
    'sandbox-cli/(?:read-stream|sandbox-client|topic-steps)[.]ts',
    'webhooks/(retry-rules|inboxes-only)[.]ts',
  ],
  'site-pages': ['config', 'messages', 'docs/page[.]ts'],
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
const TOOLS = ['checks', 'bench', 'examples', 'testing'];

/**
 * Imports that only tests need: those of api and world read the OpenAPI document and run on the demo shop, those of
 * shops compare it with the contract, those of sdk parse the generated pages, those of console compare signatures.
 */
const LIB_TESTS = {
  api: ['openapi', 'shops'],
  console: ['webhooks/signature[.]ts'],
  sdk: ['docs'],
  shops: ['api'],
  world: ['shops'],
};

/** The resources of the API import the contract and the engine, and of each other only what is listed. */
const RESOURCES = {
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

const TESTS = '[.](?:test|fixture)[.]tsx?$|/(?:testing|__fixtures__)/';
/** Tests, and commands for development only. */
const DEVELOPMENT = `${TESTS}|^e2e/|^lib/(?:checks|bench|examples|testing|search/typesense/openapi-check)/|[.]config[.]ts$`;

const libRules = Object.entries(LIB).flatMap(([folder, allowed]) => {
  const rule = (kind, from, names) => ({
    name: `lib-${folder}${kind}`,
    comment: `lib/${folder} may import of lib: ${names.join(', ') || 'nothing else'}.`,
    severity: 'error',
    from,
    to: { path: '^lib/', pathNot: inLib([folder, ...names]) },
  });
  const testNames = [...allowed, ...(LIB_TESTS[folder] ?? []), 'testing'];
  return [
    rule('', { path: inLib([folder]), pathNot: TESTS }, allowed),
    rule('-tests', { path: `${inLib([folder])}.*(?:${TESTS})` }, testNames),
  ];
});

const resourceRules = Object.entries(RESOURCES).map(([resource, others]) => ({
  name: `api-${resource}`,
  comment: `lib/api/${resource} may import the contract, the engine${others.map((name) => ` and ${name}`).join('')}.`,
  severity: 'error',
  from: { path: `^lib/api/${resource}/` },
  to: {
    path: '^lib/api/',
    pathNot: `^lib/api/(?:${['contract', 'http', resource, ...others].join('|')})(?:/|[.]ts$)`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-imports-lib-only',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(?:app|components|e2e)/' },
    },
    {
      name: 'lib-folders-have-rules',
      comment: 'A new folder of lib needs a line in LIB (or TOOLS) of this file.',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: inLib([...Object.keys(LIB), ...TOOLS]) },
    },
    ...libRules,
    ...resourceRules,
    {
      name: 'api-contract',
      comment: 'The contract imports no resource; its tests may use one as an example.',
      severity: 'error',
      from: { path: '^lib/api/contract/', pathNot: TESTS },
      to: { path: '^lib/api/', pathNot: '^lib/api/contract/' },
    },
    {
      name: 'lib-without-react',
      comment: 'lib contains no React, so that tests, scripts and the server can import it.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: `node_modules/(?:@types/)?(?:react|react-dom|next-themes|next-mdx-remote)/` },
    },
    {
      name: 'lib-without-next',
      comment: 'lib imports only types of Next.js, except the script that starts the server.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/server/start[.]ts$' },
      to: { path: 'node_modules/next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components',
      comment: 'Components import no servers, tools or commands.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: {
        path: `^(?:app|e2e)/|${inLib(['agents', 'api-server', 'build', 'database', 'mcp', 'sandbox', 'server', 'shops/(?!demo/).+[.]ts', 'webhooks', 'world', ...TOOLS])}`,
      },
    },
    {
      name: 'tools-stay-outside',
      comment: 'Nothing that ships imports checks, benchmarks or what only tests use.',
      severity: 'error',
      from: { pathNot: DEVELOPMENT },
      to: { path: `${inLib(TOOLS)}|^e2e/|${TESTS}` },
    },
    {
      name: 'pages-without-database',
      comment: 'A docs page never loads the database, not even through the contract.',
      severity: 'error',
      from: {
        path: `^(?:app/(?!v2/\\[\\[|sandbox/)|components/|[\\w.-]+\\.ts$)|${inLib(Object.keys(LIB).filter((name) => !['api', 'api-server', 'database', 'webhooks', 'sandbox', 'shops', 'world'].includes(name)))}`,
      },
      to: { path: '^lib/database/', reachable: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The declarations of the SDK import each other like the published package.
    exclude: { path: '^lib/sdk/declarations/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports count as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
