import { getOperation } from '../../api/operations';
import { getBreadcrumbs } from '../../docs/lookups';
import type { ContentIndex, Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { listEnums, listFunctions, listInterfaces, listTypeAliases } from '../../sdk/model';
import { getWidget } from '../../sdk/widgets';
import { docsTag } from '../areas';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { PAGE_WEIGHTS } from '../weights';
import { messagesAt } from './messages';
import { namedParts } from './named-parts';
import { blockText, codeText } from './plain-text';
import { sectionsOf } from './sections';

/** The kind of a page's first record; `page` for other kinds of pages. */
const PAGE_RECORD_KINDS: Readonly<Partial<Record<PageKind, RecordKind>>> = {
  event: 'event',
  operation: 'operation',
  topic: 'topic',
};

/** Front matter that names the subject of a page as it is written in code. */
const SUBJECT_KEYS = [
  'function',
  'event',
  'topic',
  'object',
  'operation',
  'resource',
  'module',
  'widget',
  'declaration',
];

/** The records of a page: the page, its sections, and what their tables and description lists name. */
export function pageRecords(index: ContentIndex, page: Page): SearchRecord[] {
  const identifiers = subjectsOf(page);
  const parts = sectionsOf({ page, index }).flatMap((section, position): RecordParts[] => {
    const { headings, anchor, blocks, names } = section;
    const text = blocks.map(blockText).join(' ');
    const own: RecordParts =
      position === 0
        ? {
            kind: PAGE_RECORD_KINDS[page.kind] ?? 'page',
            content: `${page.description} ${text}`,
            identifiers,
            aliases: aliasesOf(page).filter((name) => !identifiers.includes(name)),
            keywords: page.frontMatter.keywords?.filter((name) => !identifiers.includes(name)),
          }
        : { kind: 'section', content: text, identifiers: names };
    return [
      { ...own, headings, anchor, code: codeText(blocks), isExplanation: true },
      ...namedParts(section).map((named) => ({ headings, anchor, ...named })),
    ];
  });
  const toRecord = recordMaker(index, page);
  return parts.map(toRecord);
}

/** Other names of a page: the last segment of its address, its element, and the SDK names that it explains. */
function aliasesOf({ frontMatter, path, url }: Page): string[] {
  const slug = path.split('/').at(-1) ?? '';
  const element =
    frontMatter.kind === 'widget' ? [getWidget(frontMatter.widget).placeholderClass] : [];
  const explained = [
    ...listFunctions(),
    ...listFunctions('react'),
    ...listInterfaces(),
    ...listTypeAliases(),
  ]
    .filter(({ guide }) => guide === url)
    .map(({ name }) => name);
  return [...new Set([slug, ...element, ...explained])].filter(Boolean);
}

/** The subjects of a page, as they are written in code. */
function subjectsOf({ frontMatter, url }: Page): string[] {
  const subjects = Object.entries(frontMatter).flatMap(([key, value]) =>
    SUBJECT_KEYS.includes(key) ? [String(value)] : [],
  );
  if (frontMatter.kind === 'module') {
    const enumerations = listEnums().filter(({ guide }) => guide === url);
    subjects.push(...enumerations.map(({ name }) => name));
  }
  const operation = frontMatter.kind === 'operation' && getOperation(frontMatter.operation);
  if (operation) {
    subjects.push(operation.path, `${operation.method.toUpperCase()} ${operation.path}`);
  }
  return subjects;
}

interface RecordParts {
  kind: RecordKind;
  headings: string[];
  anchor: string | null;
  content: string;
  code?: string;
  identifiers: string[];
  aliases?: string[];
  keywords?: string[];
  /** Whether it explains the messages whose explanation has its address. */
  isExplanation?: boolean;
}

/** Returns a function that makes the records of a page. */
function recordMaker(index: ContentIndex, page: Page) {
  const breadcrumbs = getBreadcrumbs(index, page).map(({ label }) => label);
  return (parts: RecordParts, position: number): SearchRecord => {
    const { kind, headings, anchor, content, code, identifiers, isExplanation } = parts;
    const { aliases = [], keywords = [] } = parts;
    const url = anchor ? `${page.url}#${anchor}` : page.url;
    const messages = isExplanation ? messagesAt(url) : [];
    const levels = headings
      .slice(0, 5)
      .map((heading, depth) => [`lvl${depth + 2}`, oneLine(heading)]);
    return {
      id: `${page.url}|${position}`,
      kind,
      url,
      page: page.url,
      anchor,
      hierarchy: {
        lvl0: breadcrumbs[0] ?? 'Pages',
        lvl1: page.title,
        ...Object.fromEntries(levels),
      },
      content: oneLine(content),
      ...(code && { code }),
      identifiers,
      aliases,
      ...(messages.length > 0 && { messages }),
      words: [page.title, ...identifiers, ...aliases].map(splitName).join(' '),
      keywords,
      breadcrumbs: breadcrumbs.slice(0, -1),
      area: page.area ?? '',
      tag: docsTag(page.area, page.version),
      language: page.locale,
      version: page.version,
      weight: PAGE_WEIGHTS[page.kind] * 10_000 - position,
    };
  };
}
