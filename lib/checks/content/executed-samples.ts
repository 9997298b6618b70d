import type { Sample } from './samples';
import { findLoaderSample, listScriptSamples } from './script-samples';

/** Pages whose commands and files tests follow from an empty folder. */
const FOLLOWED_PAGES = [
  'Api/quickstart',
  'Api/guides/authentication',
  'Api/guides/handling_errors',
  'Api/guides/pagination',
  'Api/guides/rate_limits',
  'Api/guides/sandbox',
  'Sdk/quickstart_stars',
  'Sdk/quickstart_storefront',
  'Webhooks/receive_locally',
];

/** Other samples that tests load, by page: all with a title, or those with these titles. */
const LOADED_SAMPLES: Readonly<Record<string, 'all' | readonly string[]>> = {
  'Api/recipes/index': 'all',
  'Api/recipes/import_reviews': 'all',
  'Api/recipes/nightly_sync': 'all',
  'Api/recipes/off_platform_orders': 'all',
  'Sdk/custom_storefront': [
    'server/laurel-tokens.ts',
    'server/token-route.ts',
    'server/sign-in-route.ts',
    'server/LaurelTokens.php',
  ],
  'Sdk/frameworks/nextjs': ['app/laurel/token/route.ts'],
  'Sdk/frameworks/hydrogen': ['app/routes/laurel.token.ts', 'app/lib/product-id.ts'],
  'Sdk/frameworks/nuxt': ['server/utils/handle-token.ts', 'server/routes/laurel/token.post.ts'],
  'Sdk/production/localization': ['src/format.ts'],
  'Sdk/production/structured_data': ['server/review-aggregates.ts', 'server/product-json-ld.ts'],
  'Webhooks/behavior': ['verify-webhook.ts', 'verify-webhook.php', 'verify_webhook.py'],
  'Webhooks/raw_body': 'all',
  'Webhooks/start_using': ['server.ts', 'server.py'],
  'Webhooks/objects/customer_identifier': ['customer-key.ts', 'customer-key.php'],
};

/** Receivers of the topic pages: all with a title. */
const TOPIC_PAGE = /^Webhooks\/topics\/\w+\/\w+$/;

/** Languages of samples that can be executed. */
const EXECUTABLE = ['bash', 'js', 'php', 'python', 'ts'];

/** What checks the samples that no test executes. */
const OTHER_CHECKS: Readonly<Record<string, string>> = {
  bash: 'requests checked against the contract',
  css: 'not checked',
  diff: 'not checked',
  html: 'placeholders and attributes checked',
  http: 'not checked',
  js: 'compiled',
  json: 'validated against the schemas',
  php: 'parsed',
  python: 'not checked',
  text: 'output, compared when its page is followed',
  ts: 'compiled against the declarations',
  tsx: 'compiled, needs React',
};

/** Counts the samples that tests execute and those that are only checked, by language, on one line. */
export function summarizeExecution(all: readonly Sample[]): string {
  const samples = all.filter(({ isGenerated }) => !isGenerated);
  const executed = new Set(executedSamples(samples));
  const languages = [...new Set(samples.map(({ language }) => language))].sort();
  const count = (language: string, isExecuted: boolean) =>
    samples.filter((each) => each.language === language && executed.has(each) === isExecuted)
      .length;
  const run = EXECUTABLE.map(
    (language) =>
      `${language} ${count(language, true)} of ${count(language, true) + count(language, false)}`,
  );
  const rest = languages
    .filter((language) => count(language, false) > 0)
    .map(
      (language) =>
        `${language} ${count(language, false)} (${OTHER_CHECKS[language] ?? 'not checked'})`,
    );
  return `executed: ${run.join(', ')} · only checked: ${rest.join(', ')}`;
}

/** The samples that tests execute. */
function executedSamples(samples: readonly Sample[]): Sample[] {
  const scripts = new Set([...listScriptSamples(samples), findLoaderSample(samples)]);
  return samples.filter((sample) => {
    if (!EXECUTABLE.includes(sample.language)) return false;
    if (scripts.has(sample)) return true;
    const { title } = sample;
    if (title === null || title === undefined) return false;
    const page = sample.file.replace(/^content\/docs\//, '').replace(/\.md$/, '');
    const loaded = LOADED_SAMPLES[page];
    if (FOLLOWED_PAGES.includes(page))
      return sample.language !== 'bash' || /terminal$/i.test(title);
    if (sample.language === 'bash') return false;
    return TOPIC_PAGE.test(page) || loaded === 'all' || (loaded?.includes(title) ?? false);
  });
}

/** Entries of the lists above that no page has, such as renamed samples. */
export function unknownExecutedSamples(samples: readonly Sample[]): string[] {
  const titlesOf = (page: string) =>
    samples.filter(({ file }) => file === `content/docs/${page}.md`).map(({ title }) => title);
  return [
    ...FOLLOWED_PAGES.filter((page) => titlesOf(page).length === 0),
    ...Object.entries(LOADED_SAMPLES).flatMap(([page, titles]) =>
      (titles === 'all' ? [] : titles)
        .filter((title) => !titlesOf(page).includes(title))
        .map((title) => `${page} ${title}`),
    ),
  ];
}
