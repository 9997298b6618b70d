import type { NextConfig } from 'next';
import { env } from './lib/config/env';
import { headerRules } from './lib/http/response-headers';
import { SCRIPT_HASHES_FILE } from './lib/http/script-hashes';

const config: NextConfig = {
  basePath: env.BASE_PATH,
  // Elsewhere the site is served by lib/server.
  output: env.VERCEL ? undefined : 'standalone',
  // Written when the build is finished, before it is packed.
  outputFileTracingIncludes: { '/**': [`${env.DIST_DIR}/${SCRIPT_HASHES_FILE}`] },
  poweredByHeader: false,
  // No page has a picture to resize, so nobody shall have one resized here.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm test` checks the types of the same files once, before its two builds.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  turbopack: {
    resolveAlias: {
      // Every browser in `browserslist` has what these add.
      '../build/polyfills/polyfill-module': './lib/build/no-polyfills.ts',
    },
    rules: {
      '*.md': { type: 'raw' },
      '*.yaml': { type: 'raw' },
    },
  },
  experimental: {
    // Else the styles of the widget pictures are merged into a chunk that every docs page loads.
    cssChunking: 'graph',
  },
  distDir: env.DIST_DIR,
  env: {
    NEXT_PUBLIC_BASE_PATH: env.BASE_PATH,
    NEXT_PUBLIC_SITE_OPTIONS: JSON.stringify(env.SITE_OPTIONS),
  },
  async headers() {
    return headerRules();
  },
  async redirects() {
    return [
      // `.html` and `index.html` mean the same page without the ending (spec 1 §2).
      { source: '/index.html', destination: '/', permanent: true },
      { source: '/:path*/index.html', destination: '/:path*', permanent: true },
      { source: '/:path*.html', destination: '/:path*', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [
        { source: '/docs.md', destination: '/raw/docs' },
        { source: '/:path*.md', destination: '/raw/:path*' },
      ],
      // An address without Markdown is answered in Markdown too.
      fallback: [{ source: '/raw/:path*', destination: '/missing.md' }],
    };
  },
};

export default config;
