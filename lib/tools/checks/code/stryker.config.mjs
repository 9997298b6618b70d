/**
 * Mutation tests of the rules and parsers of the API: each mutant must make a unit test fail.
 */
export default {
  mutate: [
    'lib/{api,sandbox}/**/*rules.ts',
    'lib/api/deliveries/sending/{signature,address-guard}.ts',
    'lib/api/http/{access/rate-bucket,request/query,request/request-id}.ts',
    'lib/api/contract/errors/validation-messages.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'lib/tools/checks/code/stryker.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['.next', '.generated', '.data', 'public', 'content', 'e2e'],
  tempDirName: '.generated/mutation',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  timeoutMS: 10_000,
};
