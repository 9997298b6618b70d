import { join } from 'node:path';
import type { ContentIssue } from '../../docs/content-error';
import { listMarkdown } from '../../docs/read-files';
import { readApiContract } from './api-contract';
import { listPages, loadPublishedContent } from './content-pages';
import { checkCurlSamples } from './curl-samples';
import { checkJsonSamples, listSchemas } from './data-samples';
import { checkHtmlSamples } from './html-samples';
import { checkLinks, type LinkReport } from './links';
import { canLint, lintSamples } from './lint-samples';
import { checkOutlines } from './outline';
import { findRepeatedParagraphs, findShortPages } from './prose';
import { compileSamples } from './sample-compiler';
import { collectSamples, type Sample } from './samples';
import { findDuplicateRoutes, listFiles, SITE_ROUTES } from './site-routes';

/** Languages whose samples are checked; the others (HTTP, CSS, text, changes) have nothing to hold them against. */
export const CHECKED_LANGUAGES = ['ts', 'tsx', 'js', 'json', 'php', 'bash', 'html'] as const;

/** Everything that is wrong with the content, and how much was looked at. */
export interface ContentReport {
  /** Samples in a language that is checked. */
  samples: Sample[];
  optedOut: Sample[];
  schemas: string[];
  compiled: ContentIssue[];
  json: ContentIssue[];
  php: ContentIssue[];
  bash: ContentIssue[];
  html: ContentIssue[];
  links: LinkReport;
  duplicateRoutes: ContentIssue[];
  outlines: ContentIssue[];
  short: ContentIssue[];
  repeated: ContentIssue[];
  /** Languages that this machine has no tool for. */
  withoutTool: string[];
}

/** Runs every check over the content below `root`. */
export function checkContent(root: string): ContentReport {
  const index = loadPublishedContent(root);
  const pages = listPages(index);
  const contract = readApiContract();
  const all = collectSamples(pages);
  const samples = all.filter(({ language }) =>
    CHECKED_LANGUAGES.some((known) => known === language),
  );
  const hasPhp = canLint('php');
  const hasBash = canLint('bash');
  return {
    samples,
    optedOut: samples.filter(({ unchecked }) => unchecked !== null),
    schemas: listSchemas(samples),
    compiled: compileSamples(root, samples),
    json: checkJsonSamples(all, contract.checkSchema),
    php: hasPhp ? lintSamples(samples, 'php') : [],
    bash: [
      ...(hasBash ? lintSamples(samples, 'bash') : []),
      ...checkCurlSamples(samples, contract.api),
    ],
    html: checkHtmlSamples(samples),
    links: checkLinks({
      index,
      routes: SITE_ROUTES,
      publicFiles: listFiles(join(root, 'public')),
      anchors: new Map([['/api', new Set(contract.operationIds)]]),
    }),
    duplicateRoutes: findDuplicateRoutes(listMarkdown(root, 'content/docs'), 'content/docs'),
    outlines: checkOutlines(pages),
    short: findShortPages(pages),
    repeated: findRepeatedParagraphs(pages),
    withoutTool: [...(hasPhp ? [] : ['php']), ...(hasBash ? [] : ['bash'])],
  };
}

/** One line of numbers for the end of a run. */
export function summarise(report: ContentReport): string {
  const { samples, optedOut, schemas, links, duplicateRoutes, withoutTool } = report;
  const counts = CHECKED_LANGUAGES.map((language) => {
    const count = written(samples).filter((sample) => sample.language === language).length;
    return `${language} ${count}${withoutTool.includes(language) ? ' (no tool here: not parsed)' : ''}`;
  });
  const warnings = links.warnings.length + duplicateRoutes.length;
  return [
    `samples: ${counts.join(', ')}, generated ${samples.length - written(samples).length}`,
    `opted out ${optedOut.length} (${(optedOutShare(report) * 100).toFixed(1)} %)`,
    `schemas used ${schemas.length}`,
    `links checked ${links.checked}, broken ${links.broken.length}, warnings ${warnings}`,
  ].join(' · ');
}

/** Which part of the written samples is not checked, from 0 to 1. */
export function optedOutShare({ samples, optedOut }: ContentReport): number {
  return optedOut.length / Math.max(1, written(samples).length);
}

function written(samples: readonly Sample[]): Sample[] {
  return samples.filter(({ isGenerated }) => !isGenerated);
}
