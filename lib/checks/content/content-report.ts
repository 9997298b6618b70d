import { join } from 'node:path';
import type { ContentIssue } from '../../docs/content-error';
import { listMarkdown } from '../../docs/read-files';
import { readApiContract } from './api-contract';
import { listPages, loadPublishedContent } from './content-pages';
import { checkCountedLists } from './counted-lists';
import { checkCurlSamples } from './curl-samples';
import { checkExampleDeliveries } from './example-deliveries';
import { summarizeExecution, unknownExecutedSamples } from './executed-samples';
import { checkHtmlSamples } from './html-samples';
import { checkJsonSamples, listSchemas } from './json-samples';
import { checkLinks, type LinkReport } from './links';
import { checkPageTables } from './page-tables';
import { findDuplicateParagraphs, findShortPages } from './prose';
import { checkQuotedMessages } from './quoted-messages';
import { checkRequiredSections } from './required-sections';
import { compileSamples } from './sample-compiler';
import { checkSampleRules } from './sample-rules';
import { canCheckSyntax, checkSyntax } from './sample-syntax';
import { collectSamples, type Sample } from './samples';
import { checkScriptSamples } from './script-samples';
import { findDuplicateRoutes, listFiles, SITE_ROUTES } from './site-routes';

/** Languages whose samples are checked. There is nothing to check HTTP, CSS, text and diffs against. */
const CHECKED_LANGUAGES = ['ts', 'tsx', 'js', 'json', 'php', 'bash', 'html'] as const;

/** Every issue in the content, and how much was checked. */
export interface ContentReport {
  /** Samples in one of the checked languages. */
  samples: Sample[];
  /** Which samples tests execute, and how the others are checked, on one line. */
  execution: string;
  /** Entries in the lists of executed samples that match no sample of a page. */
  unknownExecuted: string[];
  /** Samples that are skipped, with the reason in their fence. */
  unchecked: Sample[];
  schemas: string[];
  compiled: ContentIssue[];
  json: ContentIssue[];
  php: ContentIssue[];
  bash: ContentIssue[];
  html: ContentIssue[];
  /** Plain scripts that use the SDK before it has loaded. */
  scripts: ContentIssue[];
  /** Samples that break a rule of the page that describes what they use. */
  rules: ContentIssue[];
  tables: ContentIssue[];
  /** Numbers that contradict the list after them. */
  counts: ContentIssue[];
  /** Numbers and customers that the example deliveries of a topic don't contain. */
  deliveries: ContentIssue[];
  /** Quoted error messages and codes that do not exist. */
  messages: ContentIssue[];
  links: LinkReport;
  duplicateRoutes: ContentIssue[];
  sections: ContentIssue[];
  short: ContentIssue[];
  repeated: ContentIssue[];
  /** Languages whose interpreter isn't installed on this machine. */
  missingTools: string[];
}

/** Runs every check on the content below `root`. */
export function checkContent(root: string): ContentReport {
  const index = loadPublishedContent(root);
  const pages = listPages(index);
  const contract = readApiContract();
  const all = collectSamples(pages);
  const samples = all.filter(({ language }) =>
    CHECKED_LANGUAGES.some((known) => known === language),
  );
  const hasPhp = canCheckSyntax('php');
  const hasBash = canCheckSyntax('bash');
  return {
    samples,
    execution: summarizeExecution(all),
    unknownExecuted: unknownExecutedSamples(all),
    unchecked: samples.filter(({ unchecked }) => unchecked !== null),
    schemas: listSchemas(samples),
    compiled: compileSamples(root, samples),
    json: checkJsonSamples(all, contract.checkSchema),
    php: hasPhp ? checkSyntax(samples, 'php') : [],
    bash: [
      ...(hasBash ? checkSyntax(samples, 'bash') : []),
      ...checkCurlSamples(samples, contract.api),
    ],
    html: checkHtmlSamples(samples),
    scripts: checkScriptSamples(samples),
    rules: checkSampleRules(all),
    tables: checkPageTables(index),
    counts: checkCountedLists(pages),
    deliveries: checkExampleDeliveries(pages),
    messages: checkQuotedMessages(pages),
    links: checkLinks({
      index,
      routes: SITE_ROUTES,
      publicFiles: listFiles(join(root, 'public')),
      anchors: new Map([['/api', new Set(contract.operationIds)]]),
    }),
    duplicateRoutes: findDuplicateRoutes(listMarkdown(root, 'content/docs'), 'content/docs'),
    sections: checkRequiredSections(pages),
    short: findShortPages(pages),
    repeated: findDuplicateParagraphs(pages),
    missingTools: [...(hasPhp ? [] : ['php']), ...(hasBash ? [] : ['bash'])],
  };
}

/** The counts of a run on one line. */
export function summarize(report: ContentReport): string {
  const { samples, unchecked, schemas, links, duplicateRoutes, missingTools } = report;
  const counts = CHECKED_LANGUAGES.map((language) => {
    const count = writtenByHand(samples).filter((sample) => sample.language === language).length;
    return `${language} ${count}${missingTools.includes(language) ? ' (not parsed: no interpreter here)' : ''}`;
  });
  const warnings = links.warnings.length + duplicateRoutes.length;
  return [
    `samples: ${counts.join(', ')}, generated ${samples.length - writtenByHand(samples).length}`,
    `unchecked ${unchecked.length} (${(uncheckedShare(report) * 100).toFixed(1)} %)`,
    `schemas used ${schemas.length}`,
    `links checked ${links.checked}, broken ${links.broken.length}, warnings ${warnings}`,
  ].join(' · ');
}

/** The share of unchecked samples among those written by hand, from 0 to 1. */
export function uncheckedShare({ samples, unchecked }: ContentReport): number {
  return unchecked.length / Math.max(1, writtenByHand(samples).length);
}

function writtenByHand(samples: readonly Sample[]): Sample[] {
  return samples.filter(({ isGenerated }) => !isGenerated);
}
