import type { RootContent } from 'mdast';
import { type FunctionDoc, getEvent, getFunction, listFunctions } from '../../sdk/model';
import type { Page } from '../page';
import type { ContentIndex } from '../source';
import { codeSpan, table } from './nodes';

/** What a page is about and the index that it stands in. */
export interface PageContext {
  page: Page;
  index: ContentIndex;
}

/** The methods and events of a module, a line each, linked to their pages. */
export function moduleContents({ page, index }: PageContext): RootContent[] {
  if (page.frontMatter.kind !== 'module')
    throw new Error('<ModuleContents> belongs on pages of kind module');
  const methods = listFunctions(page.frontMatter.module).map((doc) => [
    link(doc.name, methodUrl(doc, index)),
    'Method',
    doc.summary,
  ]);
  const events = pagesOf(index, page.version).flatMap((known) => {
    if (known.frontMatter.kind !== 'event' || !known.path.startsWith(`${page.path}/`)) return [];
    const { name, summary } = getEvent(known.frontMatter.event);
    return [[link(name, known.url), 'Event', summary]];
  });
  const head = ['Name', 'Kind', 'What it does'];
  return [table(`Methods and events of ${page.title}`, 'list', head, [...methods, ...events])];
}

/** Where the same thing stands in the other parts of the documentation, as far as the sources know. */
export function related(context: PageContext): RootContent[] {
  const rows = relatedRows(context).filter(([, items = '']) => items !== '');
  return rows.length > 0 ? [table('Related', 'list', ['What', 'Where'], rows)] : [];
}

function relatedRows({ page: { frontMatter, version }, index }: PageContext): string[][] {
  switch (frontMatter.kind) {
    case 'method': {
      const doc = getFunction(frontMatter.function);
      return [
        ['Import', codeSpan(doc.importPath)],
        [
          'Reference',
          doc.referencePage && isPage(doc.referencePage, index)
            ? link(doc.name, doc.referencePage)
            : '',
        ],
        ['API calls', doc.restCalls.map((call) => link(call, '/api')).join(', ')],
        [
          'Events',
          doc.events.map(({ name }) => link(name, eventUrl(name, index, version))).join(', '),
        ],
      ];
    }
    case 'event': {
      const firing = listFunctions().filter(({ events }) =>
        events.some(({ name }) => name === frontMatter.event),
      );
      return [['Fired by', firing.map((doc) => link(doc.name, methodUrl(doc, index))).join(', ')]];
    }
    case 'module': {
      const calls = new Set(
        listFunctions(frontMatter.module).flatMap(({ restCalls }) => restCalls),
      );
      return [['API calls', [...calls].map((call) => link(call, '/api')).join(', ')]];
    }
    default:
      return [];
  }
}

/** The method's guide page, else its reference page, else none. */
function methodUrl(doc: FunctionDoc, index: ContentIndex): string | null {
  return [doc.guide, doc.referencePage].find((url) => url && isPage(url, index)) ?? null;
}

function eventUrl(event: string, index: ContentIndex, version: string): string | null {
  const page = pagesOf(index, version).find(
    (known) => known.kind === 'event' && known.title === event,
  );
  return page?.url ?? null;
}

function pagesOf(index: ContentIndex, version: string): Page[] {
  return [...index.pages.values()].filter((page) => page.version === version);
}

function isPage(url: string, index: ContentIndex): boolean {
  return index.pages.has(url.replace(/^\/docs\/?/, ''));
}

function link(label: string, url: string | null): string {
  return url ? `[${codeSpan(label)}](${url})` : codeSpan(label);
}
