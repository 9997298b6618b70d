import { getBreadcrumbs } from '../../docs/lookups';
import type { ContentIndex, Page } from '../../docs/page';
import type { PageKind } from '../../docs/schema';
import { describeComponent } from '../../openapi/fields';
import { listEnums, listFunctions, listInterfaces, listTypeAliases } from '../../sdk/model';
import { getWidget } from '../../sdk/widgets';
import { docsTag } from '../areas';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { PAGE_WEIGHTS } from '../weights';
import { messagesAt } from './messages';
import { blockText, cellsOf, codeText, fieldsIn, namesIn, tablesIn } from './plain-text';
import { recordWeight } from './record-weight';
import { type Section, sectionsOf } from './sections';

/** The kind of a table's rows, by the heading of their first column. */
const ROW_KINDS: Readonly<Record<string, RecordKind>> = {
  Name: 'field',
  Member: 'field',
  Value: 'field',
  Code: 'error',
  Event: 'event',
  Topic: 'topic',
};

/** The kind of a page's first record; `page` for other kinds of pages. */
const PAGE_RECORD_KINDS: Readonly<Partial<Record<PageKind, RecordKind>>> = {
  event: 'event',
  topic: 'topic',
};

/** The records of a page: the page, its sections, and the names in its tables. */
export function pageRecords(index: ContentIndex, page: Page): SearchRecord[] {
  const sections = sectionsOf({ page, index });
  const [lead, ...headed] = sections;
  const pageRecord = makeRecord(index, page, {
    kind: PAGE_RECORD_KINDS[page.frontMatter.kind] ?? 'page',
    section: lead,
    position: 0,
    content: [page.description, ...(lead?.blocks ?? []).map(blockText)].join(' '),
    code: codeText(lead?.blocks ?? []),
    identifiers: subjects(page),
    aliases: aliasesOf(page),
  });
  return [
    { ...pageRecord, weight: recordWeight(PAGE_WEIGHTS[page.kind], 'page', 0, 0) },
    ...rowRecords(index, page, lead, 0),
    ...headed.flatMap((section, offset) => [
      makeRecord(index, page, {
        kind: 'section',
        section,
        position: offset + 1,
        content: section.blocks.map(blockText).join(' '),
        code: codeText(section.blocks),
        identifiers: section.names,
      }),
      ...rowRecords(index, page, section, offset + 1),
      ...(page.kind === 'resource' ? fieldRecords(index, page, section, offset + 1) : []),
    ]),
  ];
}

/** Other names of a page: the last segment of its address, its element, and the SDK names that it explains. */
function aliasesOf(page: Page): string[] {
  const { frontMatter, path, url } = page;
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
  const names = new Set([slug, ...element, ...explained]);
  return [...names].filter((name) => name !== '' && !subjects(page).includes(name));
}

/** The subjects of a page, as they are written in code. */
function subjects({ frontMatter, url }: Page): string[] {
  const enumerations = listEnums().filter(({ guide }) => guide === url);
  switch (frontMatter.kind) {
    case 'method':
      return [frontMatter.function];
    case 'event':
      return [frontMatter.event];
    case 'topic':
      return [frontMatter.topic];
    case 'object':
      return [frontMatter.object];
    case 'operation':
      return [frontMatter.operation];
    case 'resource':
      return [frontMatter.resource];
    case 'module':
      return [frontMatter.module, ...enumerations.map(({ name }) => name)];
    case 'widget':
      return [frontMatter.widget];
    case 'reference':
      return frontMatter.declaration ? [frontMatter.declaration] : [];
    default:
      return [];
  }
}

interface RecordParts {
  kind: RecordKind;
  section: Section | undefined;
  position: number;
  content: string;
  code?: string;
  identifiers: string[];
  aliases?: string[];
  /** By default that of the section. */
  anchor?: string;
}

function makeRecord(index: ContentIndex, page: Page, parts: RecordParts): SearchRecord {
  const { kind, section, position, content, code, identifiers, aliases = [] } = parts;
  const anchor = parts.anchor ?? section?.anchor ?? null;
  const headings = section?.headings ?? [];
  const breadcrumbs = getBreadcrumbs(index, page);
  const lvl0 = breadcrumbs[0]?.label ?? 'Pages';
  const url = anchor ? `${page.url}#${anchor}` : page.url;
  const messages = isRow(kind, section) ? [] : messagesAt(url);
  const levels = headings
    .slice(0, 5)
    .map((heading, depth) => [`lvl${depth + 2}`, oneLine(heading)]);
  return {
    id: [page.url, anchor ?? '', kind, position, ...(isRow(kind, section) ? identifiers : [])].join(
      '|',
    ),
    kind,
    url,
    page: page.url,
    anchor,
    hierarchy: { lvl0, lvl1: page.title, ...Object.fromEntries(levels) },
    content: oneLine(content),
    ...(code && { code }),
    identifiers,
    aliases,
    ...(messages.length > 0 && { messages }),
    words: [page.title, ...identifiers, ...aliases].map(splitName).join(' '),
    keywords: section?.anchor ? [] : (page.frontMatter.keywords ?? []),
    breadcrumbs: breadcrumbs.slice(0, -1).map(({ label }) => label),
    area: page.area ?? '',
    tag: docsTag(page.area, page.version),
    language: page.locale,
    version: page.version,
    weight: recordWeight(PAGE_WEIGHTS[page.kind], kind, headings.length, position),
  };
}

function isRow(kind: RecordKind, section: Section | undefined): boolean {
  return kind !== 'page' && kind !== 'section' && section !== undefined;
}

/** A record for each field in the description lists of a section, linked to the field. */
function fieldRecords(
  index: ContentIndex,
  page: Page,
  section: Section,
  position: number,
): SearchRecord[] {
  const byName = new Map(fieldsIn(section.blocks).map((field) => [field.name, field]));
  const described =
    page.frontMatter.kind === 'resource'
      ? describeComponent(page.frontMatter.resource).flatMap(({ fields }) => fields)
      : [];
  const valuesOf = (name: string) =>
    described.flatMap((field) => (field.name === name ? (field.enumValues ?? []) : []));
  return [...byName.values()].map(({ name, anchor, item }) =>
    makeRecord(index, page, {
      kind: 'field',
      section: { ...section, headings: [...section.headings, name] },
      position,
      content: blockText(item),
      identifiers: [...new Set([name, ...valuesOf(name)])],
      anchor,
    }),
  );
}

/** A record for each name in the tables of a section. Members of members are found with their parents. */
function rowRecords(
  index: ContentIndex,
  page: Page,
  section: Section | undefined,
  position: number,
): SearchRecord[] {
  const seen = new Set<string>();
  return tablesIn(section?.blocks ?? []).flatMap((table) => {
    const [head, ...rows] = table.children;
    const title = (head && cellsOf(head)[0]) ?? '';
    const kind = ROW_KINDS[title];
    if (!kind) return [];
    const isErrors = kind === 'field' && /error_codes/i.test(section?.anchor ?? '');
    return rows.flatMap((row) =>
      namesIn(row).flatMap((name) => {
        if (seen.has(name)) return [];
        seen.add(name);
        const parts = { section, position, content: cellsOf(row).join(' '), identifiers: [name] };
        return [makeRecord(index, page, { kind: isErrors ? 'error' : kind, ...parts })];
      }),
    );
  });
}
