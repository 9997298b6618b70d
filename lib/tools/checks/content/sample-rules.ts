import type { ContentIssue } from '../../../content/load/content-error';
import { isScriptSample, LOADER_START } from '../../../content/sdk/samples';
import type { Sample } from './samples';

/** A rule of the page that describes what a sample uses. */
interface SampleRule {
  appliesTo: (sample: Sample) => boolean;
  pattern: RegExp;
  unless: RegExp;
  reason: string;
}

const RULES: readonly SampleRule[] = [
  {
    appliesTo: isScriptSample,
    pattern: /^/,
    unless: LOADER_START,
    reason: "doesn't begin with the import of laurelLoaded, which waits for the SDK",
  },
  {
    appliesTo: ({ language }) => language === 'tsx',
    pattern: /name="(reviews_drawer|rewards_pop_up|rewards_pop_up_root|wishlists_drawer)"/,
    unless: /\{children\}/,
    reason: 'renders an overlay outside a layout, so a page can have it more than once',
  },
  {
    appliesTo: ({ language }) => language === 'bash',
    pattern: /\|\s*(node|php|python3?|jq)\b/,
    unless: /$^/,
    reason: "pipes a response to a program that the page doesn't require",
  },
  {
    // The helper shows how to read the headers.
    appliesTo: ({ title }) => !/^verify[-_]webhook\./.test(title ?? ''),
    pattern: /x-laurel-(?:shop|topic)|x_laurel_(?:shop|topic)|delivery\.topic/i,
    unless: /(?:console\.log|sprintf|print)\(/,
    reason: "decides by a header that isn't signed",
  },
  {
    appliesTo: () => true,
    pattern: /\['shopifyCustomerId'\]|\.shopifyCustomerId\b/,
    unless: /shopifyCustomerId(?:'\])? (?:!==|===) null/,
    reason: 'uses shopifyCustomerId, which can be null, instead of customerKey',
  },
];

/** Finds samples that break a rule of the page that describes what they use. */
export function checkSampleRules(samples: readonly Sample[]): ContentIssue[] {
  return samples
    .filter(({ isGenerated }) => !isGenerated)
    .flatMap((sample) =>
      RULES.filter(
        ({ appliesTo, pattern, unless }) =>
          appliesTo(sample) && pattern.test(sample.code) && !unless.test(sample.code),
      ).map(({ reason }) => ({ file: sample.file, line: sample.line, reason })),
    );
}
