import { defineConfig } from 'vitest/config';

/** The tests that mutants of the rules run against: those without a database or a build. */
export default defineConfig({
  root: process.cwd(),
  test: {
    include: ['lib/{api,sandbox}/**/*.test.ts'],
    exclude: ['**/*.{database,postgres}.test.ts'],
  },
});
