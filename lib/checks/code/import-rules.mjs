import { LIB, LIB_TESTS, RESOURCES, TOOLS } from './folder-imports.data.mjs';

/**
 * Which folder may import which, checked by dependency-cruiser as a part of `npm run check`. Imports point one way:
 * app → components → lib, and inside lib from a folder to those listed for it.
 */

/** A pattern for paths in folders of lib; a name that ends in `[.]ts` is a file. */
const inLib = (names) =>
  `^lib/(?:${names.map((name) => (name.endsWith('[.]ts') ? `${name}$` : `${name}/`)).join('|')})`;

const TESTS = '[.](?:test|fixture)[.]tsx?$|/(?:testing|__fixtures__)/';
/** Tests, and commands for development only. */
const DEVELOPMENT = `${TESTS}|^e2e/|^lib/(?:checks|bench|examples|testing)/|[.]config[.]ts$`;

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
      comment: 'A new folder of lib needs a line in LIB or TOOLS of folder-imports.data.mjs.',
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
