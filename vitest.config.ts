import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LONG_FILES } from './lib/tools/testing/runner/test-all';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // The package throws outside a React server build; the modules that it guards are tested in plain Node.
      'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,content,lib}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{built,database,postgres}.test.ts'],
          setupFiles: ['lib/tools/testing/unit-setup.ts', 'lib/tools/testing/seed-setup.ts'],
          // Files share the modules that they load. A test that changes globals or modules resets them when it ends.
          isolate: false,
          // Ends a test that hangs; a busy machine may take long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['lib/**/*.database.test.ts'],
          exclude: LONG_FILES,
          globalSetup: 'lib/tools/testing/api/database-setup.ts',
          setupFiles: 'lib/tools/testing/seed-setup.ts',
          // Files of a worker share its database; see lib/tools/testing/api/test-database.ts.
          isolate: false,
          // They wait for browsers and clocks for about half of the time.
          maxWorkers: 2,
          testTimeout: 60_000,
          // Opens databases while other tests keep the processor and the disk busy.
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['lib/**/*.postgres.test.ts'],
          exclude: LONG_FILES,
          globalSetup: 'lib/tools/testing/api/postgres-setup.ts',
          // Tests send many requests at once, and other test files would compete with them.
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['lib/**/*.built.test.ts'],
          exclude: LONG_FILES,
          globalSetup: 'lib/tools/testing/servers/built-site-setup.ts',
          setupFiles: 'lib/tools/testing/seed-setup.ts',
          // Concurrent tests wait for servers most of the time.
          maxConcurrency: 50,
          // Files share the content and the responses of the server; see lib/tools/testing/servers/built-site.ts.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
