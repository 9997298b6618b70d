import { getOperation } from '../../api/operations';
import type { PageKind } from '../../content/load/schema';
import { getBreadcrumbs } from '../../content/pages/lookups';
import type { ContentIndex, Page } from '../../content/pages/page';
import { listEnums, listFunctions, listTypes } from '../../content/sdk/model';
import { getWidget } from '../../content/sdk/widgets';
import { subjectOf } from '../../content/sources/subject-pages';
import type { RecordKind, SearchRecord } from '../record';
import { PAGE_WEIGHTS } from '../weights';
import { type RecordParts, recordMaker } from './make-record';
import { namedParts } from './named-parts';
import { blockText, codeText } from './plain-text';
import { sectionsOf } from './sections';

/** The kind of a page's first record; `page` for other kinds of pages. */
const PAGE_RECORD_KINDS: Readonly<Partial<Record<PageKind, RecordKind>>> = {
  event: 'event',
  operation: 'operation',
  topic: 'topic',
};

/** The records of a page: the page, its sections, and what their tables and description lists name. */
export function pageRecords(index: ContentIndex, page: Page): SearchRecord[] {
  const breadcrumbs = getBreadcrumbs(index, page).map(({ label }) => label);
  const toRecord = recordMaker({ ...page, breadcrumbs, weight: PAGE_WEIGHTS[page.kind] });
  const identifiers = subjectsOf(page);
  // Readers recognize an operation by its endpoint.
  const endpoint = page.kind === 'operation' ? `${identifiers.at(-1)} ` : '';
  const others = (names: readonly string[] = []) =>
    names.filter((name) => !identifiers.includes(name));
  return sectionsOf({ page, index })
    .flatMap((section, position): RecordParts[] => {
      const { headings, anchor, blocks, names } = section;
      const text = blocks.map(blockText).join(' ');
      const place = { headings, anchor };
      const whole = { ...place, code: codeText(blocks), isExplanation: true };
      return [
        position === 0
          ? {
              ...whole,
              kind: PAGE_RECORD_KINDS[page.kind] ?? 'page',
              content: `${endpoint}${page.description} ${text}`,
              identifiers,
              aliases: others(aliasesOf(page)),
              keywords: others(page.frontMatter.keywords),
            }
          : { ...whole, kind: 'section', content: text, identifiers: names },
        ...namedParts(section).map((named) => ({ ...place, ...named })),
      ];
    })
    .map(toRecord);
}

/** Other names of a page: the last segment of its address, its element, and the SDK names that it explains. */
function aliasesOf({ frontMatter, path, url }: Page): string[] {
  const slug = path.split('/').at(-1) ?? '';
  const element =
    frontMatter.kind === 'widget' ? [getWidget(frontMatter.widget).placeholderClass] : [];
  const explained = [...listFunctions(), ...listFunctions('react'), ...listTypes()]
    .filter(({ guide }) => guide === url)
    .map(({ name }) => name);
  return [...new Set([slug, ...element, ...explained])].filter(Boolean);
}

/** The subjects of a page, as they are written in code. */
function subjectsOf(page: Page): string[] {
  const { frontMatter, url } = page;
  const subjects = [subjectOf(page) ?? []].flat();
  if (frontMatter.kind === 'reference' && frontMatter.declaration) {
    subjects.push(frontMatter.declaration);
  }
  if (frontMatter.kind === 'module') {
    const enumerations = listEnums().filter(({ guide }) => guide === url);
    subjects.push(frontMatter.module, ...enumerations.map(({ name }) => name));
  }
  const operation = frontMatter.kind === 'operation' && getOperation(frontMatter.operation);
  if (operation) {
    subjects.push(operation.path, `${operation.method.toUpperCase()} ${operation.path}`);
  }
  return subjects;
}
