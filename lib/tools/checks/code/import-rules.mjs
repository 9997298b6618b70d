import { API_COMMON, RESOURCES, TEST_IMPORTS, WINGS } from './folder-imports.data.mjs';

/**
 * Rules for imports between folders, checked by dependency-cruiser in `npm run check`. Imports point one way:
 * app → components → lib, and inside lib from a wing to those listed for it.
 */

const inLib = (names) => `^lib/(?:${names.join('|')})/`;

const TESTS = '[.](?:test|fixture)[.]tsx?$|/(?:testing|__fixtures__)/';
/** Tests, and commands for development only. */
const DEVELOPMENT = `${TESTS}|^e2e/|^lib/tools/|[.]config[.]ts$`;

const wingRules = Object.entries(WINGS).flatMap(([wing, allowed]) => {
  const rule = (kind, from, names) => ({
    name: `lib-${wing}${kind}`,
    comment: `lib/${wing} may import of lib: ${names.join(', ') || 'nothing else'}.`,
    severity: 'error',
    from,
    to: { path: '^lib/', pathNot: inLib([wing, ...names]) },
  });
  const testNames = [...allowed, ...(TEST_IMPORTS[wing] ?? []), 'tools'];
  return [
    rule('', { path: inLib([wing]), pathNot: TESTS }, allowed),
    rule('-tests', { path: `${inLib([wing])}.*(?:${TESTS})` }, testNames),
  ];
});

const resourceRules = Object.entries(RESOURCES).map(([resource, others]) => ({
  name: `api-${resource}`,
  comment: `lib/api/${resource} may import of lib/api: ${[...API_COMMON, ...others].join(', ')}.`,
  severity: 'error',
  from: { path: `^lib/api/${resource}/` },
  to: {
    path: '^lib/api/',
    pathNot: `^lib/api/(?:${[...API_COMMON, resource, ...others].join('|')})(?:/|[.]ts$)`,
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
      name: 'wings-have-rules',
      comment: 'A new folder of lib needs a line in WINGS of folder-imports.data.mjs.',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: inLib(Object.keys(WINGS)) },
    },
    ...wingRules,
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
      from: { path: '^lib/', pathNot: '^lib/serve/site/start[.]ts$' },
      to: { path: 'node_modules/next/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'components',
      comment: 'Components import no servers, tools or commands.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: {
        path: `^(?:app|e2e)/|${inLib(['agents', 'api/database', 'api/deliveries', 'build', 'sandbox/(?:clock|http|inbox|records|sandboxes|world|shops/(?:checks|schema))', 'serve', 'tools'])}`,
      },
    },
    {
      name: 'tools-stay-outside',
      comment: 'Nothing that ships imports checks, benchmarks or what only tests use.',
      severity: 'error',
      from: { pathNot: DEVELOPMENT },
      to: { path: `${inLib(['tools'])}|^e2e/|${TESTS}` },
    },
    {
      name: 'pages-without-database',
      comment: 'A docs page never loads the database, not even through the contract.',
      severity: 'error',
      from: {
        path: `^(?:app/(?!v2/\\[\\[|(?:sandbox|storefront)/)|components/|[\\w.-]+\\.ts$)|${inLib(['site', 'content', 'search', 'agents', 'browser', 'build', 'serve/(?:http|site)', 'api/openapi', 'sandbox/command-line', 'sandbox/scenarios'])}`,
      },
      to: { path: '^lib/api/database/', reachable: true },
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
    // The declarations of the SDK import each other like the published package, and apps import what they install.
    exclude: { path: '^lib/content/sdk/declarations/|^lib/tools/testing/packages/__fixtures__/' },
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
