const FOLDER = './components/api/viewer/replaced';

const STRATEGIES = ['generic', 'openapi-2', 'openapi-3-0', 'openapi-3-1-apidom'].concat(
  'openapi-3-2-apidom',
  'json-schema-2020-12-apidom',
);
const LANGUAGES = ['bash', 'http', 'javascript', 'json', 'powershell', 'xml', 'yaml'];
const STYLES = ['agate', 'arta', 'idea', 'monokai', 'nord', 'obsidian', 'tomorrow-night'];
const HIGHLIGHTER = 'react-syntax-highlighter/dist/esm';

const unused = [
  ...STRATEGIES.map((name) => `swagger-client/es/resolver/strategies/${name}`),
  `${HIGHLIGHTER}/light`,
  ...LANGUAGES.map((name) => `${HIGHLIGHTER}/languages/hljs/${name}`),
  ...STYLES.map((name) => `${HIGHLIGHTER}/styles/hljs/${name}`),
  'swagger-client/es/resolver',
  'swagger-client/es/subtree-resolver',
  'remarkable/linkify',
  '@tanstack/react-virtual',
];

const POLYFILLS = '@babel/runtime-corejs3';

const replacements: Readonly<Record<string, string>> = {
  '@swagger-api/apidom-reference/configuration/empty': 'url.ts',
  zenscroll: 'scroller.ts',
  [`${POLYFILLS}/helpers/extends`]: 'extends.ts',
  [`${POLYFILLS}/core-js-stable/instance/includes`]: 'includes.ts',
  ...Object.fromEntries(unused.map((name) => [name, 'unused.ts'])),
};

/** Packages that the viewer replaces, because they are large and it needs little of them. */
export const viewerAliases = {
  ...Object.fromEntries(
    Object.entries(replacements).map(([name, file]) => [name, `${FOLDER}/${file}`]),
  ),
  // The server reads front matter with it.
  'js-yaml': { browser: `${FOLDER}/json-only.ts` },
};
