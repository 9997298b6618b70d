import type { KnipConfig } from 'knip';

/** Entry points and exceptions. `npm run check` reports files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  entry: [
    // Called by the framework by their names.
    'proxy.ts',
    'instrumentation-client.ts',
    'app/**/route.dev.ts',
    'app/demo/**/page.demo.tsx',
    'app/samples/**/route.demo.tsx',
    // Bundled into the build by lib/build and lib/serve/api.
    'lib/serve/start.ts',
    'lib/browser/script-loader.ts',
    'components/shell/static-page.client.ts',
    'lib/browser/{react-by-preact,sample-frame,sdk-script}.ts',
    'lib/api/client/index.ts',
    'lib/sandbox/command-line/package-command.ts',
    'lib/storefront/modules/{gift-registry,reviews,rewards,wishlists}.ts',
    'components/widgets/{mount.client.tsx,sdk-package.client.ts}',
    'components/sdk-react/{index.client.ts,mount-sample.client.tsx}',
    // Imported by the code that lib/build/css-plugin.ts writes.
    'lib/browser/adopt-styles.ts',
    'lib/storefront/placeholders/widget-styles.ts',
    'lib/serve/api/{api-child,api-command,build-command,prepare-template-command}.ts',
    // Stands for the API in tests of the process that runs it.
    'lib/serve/site/__fixtures__/api-child.mjs',
    // Started with `exec` by scripts of package.json, so that they get the signals that npm passes on.
    'lib/serve/api/start.mjs',
    'lib/sandbox/command-line/listen-command.ts',
    // Loaded by their names, and started as a separate process.
    'lib/tools/bench/{bytes,api,abuse,shops,server,search,dev,phone,controls}.ts',
    'lib/tools/bench/attacker.ts',
    'lib/tools/testing/sdk/contact-sheets.ts',
    'lib/api/database/crash.fixture.ts',
    // Bundled for the pages of tests.
    'lib/storefront/placeholders/{custom-renderer,plain-placeholders}.fixture.ts',
    // Named on a command line.
    'lib/content/seo/next-sitemap.config.ts',
    'lib/api/database/drizzle.config.ts',
    'lib/tools/testing/{runner/*-reporter,*-setup,{api,servers}/*-setup,writer/writer-process,deliverer/deliverer-process}.ts',
    // Loaded on demand. Knip doesn't see which exports are read from a promise that a function returns.
    'components/api/viewer.client.tsx',
    'components/search/search-dialog.client.tsx',
    'components/shell/mobile-menu/mobile-menu-dialog.client.tsx',
    'components/shell/loading/progress-bar.client.ts',
    'components/widgets/reviews/{product-tabs,questions,review-sliders,reviews-drawer,reviews-page}.client.tsx',
    'components/widgets/*/*-{dialogs,widgets}.client.tsx',
    'components/widgets/rewards/{available-rewards,faq,reward-exchange}.client.tsx',
    'components/widgets/wishlists/{wishlist-dialogs,wishlist-pages,wishlists-drawer}.client.tsx',
    // The published types of the SDK, which samples are compiled against.
    'lib/content/sdk/declarations/*.d.ts',
  ],
  playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
  project: ['**/*.{ts,tsx,mjs,js}'],
  // Apps that install the packages of the SDK.
  ignore: ['lib/tools/testing/packages/__fixtures__/**'],
  ignoreDependencies: [
    // Fonts that are read as files.
    '@fontsource/inter',
    // Its command is run by its path.
    '@redocly/cli',
    // Published to the registry of a test, or run by their paths there.
    'react-18',
    'react-dom-18',
    'verdaccio',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
