import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { contentFolder } from './lib/build/content-folder';
import { CONTENT_FILES } from './lib/content/load/built-files';
import { ADDRESSES, MOVED_PAGES } from './lib/site/config/addresses';
import { env } from './lib/site/config/env';
import { publicValues } from './lib/site/config/public-values';
import { headerRules } from './lib/site/http/response-headers';
import { SCRIPT_HASHES_FILE } from './lib/site/http/script-hashes';
import { dependencies } from './package.json';

/** A pattern for paths outside the APIs. In paths of an API, `.html` and `.md` have no special meaning. */
const outsideApis = (rest: string) => {
  const apis = ADDRESSES.filter(({ kind }) => kind === 'api').map(({ pattern }) =>
    pattern.slice('/'.length, -'/*'.length),
  );
  return `/:first((?!(?:${apis.join('|')})/)[^/]+)${rest}`;
};

/** Packages with React components, which must share the framework's React. */
const REACT_PACKAGES = ['next', 'react', 'react-dom', 'next-themes', 'swagger-ui-react'];

/**
 * Packages that the server loads from their own files. Otherwise each route has a copy of them, which takes longer to
 * compile and more memory.
 */
const LARGE_PACKAGES = [
  '@hono/zod-openapi',
  '@modelcontextprotocol/sdk',
  '@usebruno/converters',
  'drizzle-orm',
  'feed',
  'gray-matter',
  'hast-util-to-html',
  'hono',
  'mdast-util-mdx-jsx',
  'mdast-util-to-hast',
  'minisearch',
  'openapi-typescript',
  'openapi3-ts',
  'rehype-minify-whitespace',
  'rehype-pretty-code',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'satori',
  'typesense',
  'unified',
  'yaml',
  'zod',
];

/** Endings of the files of routes. Those of the demo shop, such as `page.demo.tsx`, exist only with a sandbox. */
const ROUTE_ENDINGS = [...(env.SANDBOX ? ['demo.tsx'] : []), 'tsx', 'ts'];

const config: NextConfig = {
  pageExtensions: ROUTE_ENDINGS,
  basePath: env.BASE_PATH,
  // Vercel serves the framework's output. On other hosts lib/serve/site does.
  output: env.VERCEL ? undefined : 'standalone',
  serverExternalPackages: [
    // The embedded database and its lock load files beside their modules.
    '@electric-sql/pglite',
    'fs-native-extensions',
    ...LARGE_PACKAGES,
  ],
  // `npm run build:server` writes the file after the framework's build.
  outputFileTracingIncludes: { '/**': [`${env.DIST_DIR}/${SCRIPT_HASHES_FILE}`] },
  poweredByHeader: false,
  // No page uses image optimization, so the endpoint is disabled.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run check:types` checks them with the native compiler, before `npm run build` and the tests build the site.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // No page gets styles that it doesn't import. The build merges the files of a page (`lib/build/merge-styles.ts`).
    cssChunking: { type: 'graph', requestCost: 1 },
    // All supported browsers know both, and the sheets are smaller with them.
    lightningCssFeatures: { exclude: ['nesting', 'media-queries'] },
    // Minifying the code of the server and writing its source maps takes a third of the compilation. No browser loads
    // this code, and stack traces are readable without source maps if it isn't minified.
    serverMinification: false,
    serverSourceMaps: false,
    // Hosts build in a new checkout, where this cache would be written and never read.
    turbopackFileSystemCacheForBuild: false,
  },
  distDir: env.DIST_DIR,
  env: publicValues(),
  async headers() {
    return headerRules();
  },
  async redirects() {
    return [
      ...Object.entries(MOVED_PAGES).flatMap(([source, destination]) => [
        { source, destination, permanent: true },
        { source: `${source}.md`, destination: `${destination}.md`, permanent: true },
      ]),
      // `.html` and `index.html` are the same page as the address without them (SPECIFICATION.md, section 2).
      { source: '/index.html', destination: '/', permanent: true },
      { source: outsideApis('/:path*/index.html'), destination: '/:first/:path*', permanent: true },
      { source: '/:path.html', destination: '/:path', permanent: true },
      { source: outsideApis('/:path+.html'), destination: '/:first/:path+', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [
        { source: '/:path.md', destination: '/raw/:path' },
        { source: outsideApis('/:path+.md'), destination: '/raw/:first/:path+' },
      ],
      // The error for an unknown `.md` address is in Markdown too.
      fallback: [{ source: '/raw/:path*', destination: '/missing.md' }],
    };
  },
};

/**
 * A production build reads everything about the content from files that are written here, before it starts. The
 * address of these files becomes part of the build, so it never serves an older state of the content.
 */
export default function nextConfig(phase: string): NextConfig {
  if (phase === PHASE_DEVELOPMENT_SERVER) return developmentConfig();
  const isBuild = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes('typegen');
  if (!isBuild) return config;
  // The build's worker processes inherit the variable.
  process.env.CONTENT_FILES ??= writeContentFiles();
  const folder = process.env.CONTENT_FILES;
  const { index: _, ...served } = CONTENT_FILES;
  return {
    ...config,
    env: { ...config.env, CONTENT_FILES: folder },
    outputFileTracingIncludes: {
      '/**': [
        ...(config.outputFileTracingIncludes?.['/**'] ?? []),
        ...Object.values(served).map((file) => `${folder}/${file}`),
      ],
    },
    outputFileTracingExcludes: {
      '/**': [
        posix.join(env.CONTENT_ROOT, 'content/**'),
        // Content of tests, which the bundler includes because it can't evaluate CONTENT_ROOT.
        'e2e/**',
        `${folder}/${CONTENT_FILES.index}`,
        // What the dev server hashes to know the version of the code that parses.
        'lib/content/**',
        'node_modules/.package-lock.json',
      ],
    },
  };
}

/** Modules of packages that every docs page uses. */
const PAGE_MODULES = [
  '@shikijs/transformers',
  'gray-matter',
  'hast-util-to-html',
  'next-mdx-remote/rsc',
  'rehype-minify-whitespace',
  'rehype-pretty-code',
  'remark-gfm',
  'remark-mdx',
  'shiki',
  'unified',
  'yaml',
  'zod',
];

/** Delay after which the dev server usually accepts requests. */
const PRELOAD_DELAY_MS = 500;

/** The dev server loads packages with Node.js: it would take longer to bundle them than everything else. */
function developmentConfig(): NextConfig {
  // The main thread is idle while other threads compile the first page. A package that can't be imported is reported
  // when the page uses it.
  setTimeout(() => {
    for (const name of PAGE_MODULES) import(name).catch(() => {});
  }, PRELOAD_DELAY_MS).unref();
  const packages = Object.keys(dependencies).filter((name) => !REACT_PACKAGES.includes(name));
  return {
    ...config,
    serverExternalPackages: packages,
    experimental: {
      ...config.experimental,
      // On the server, dynamic imports are compiled when they are used.
      turbopackLazyDynamicImportsSSR: true,
      // Leaves out the source maps of packages. Those of the site's own files are not affected.
      turbopackInputSourceMaps: false,
    },
    // Routes in files such as `route.dev.ts` exist in development only.
    pageExtensions: ['dev.ts', ...ROUTE_ENDINGS],
  };
}

function writeContentFiles(): string {
  const command = ['--import', 'tsx', 'lib/build/write-content.ts'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return contentFolder();
}
