import type { RootContent } from 'mdast';
import { getOperation } from '../../api/operations';
import type { Topic } from '../../api/webhooks/topic';
import { operationAddress } from '../pages/operation-page';
import type { ContentIndex, Page, PageContext } from '../pages/page';
import { listQuickstarts } from '../pages/quickstarts';
import {
  type FunctionDoc,
  getEvent,
  getFunction,
  listEnums,
  listFunctions,
  listTypes,
} from '../sdk/model';
import { definePageSource } from '../tags/define-tag';
import { codeLink, codeSpan, table, tag } from './nodes';
import { subjectUrls } from './subject-pages';
import { findTopic, topicsCausedBy } from './webhooks';

/** The methods and events of a module, one per row, linked to their pages. */
function moduleContents({ page, index }: PageContext): RootContent[] {
  if (page.frontMatter.kind !== 'module')
    throw new Error('<ModuleContents> belongs on pages of kind module');
  const methods = listFunctions(page.frontMatter.module).map((doc) => {
    const url = methodUrl(doc, index);
    // A method without a page of its own has a section on this one.
    const address = url === page.url ? `#${doc.name.toLowerCase()}` : url;
    return [codeLink(doc.name, address), 'Method', doc.summary];
  });
  const events = pagesOf(index, page.version).flatMap((known) => {
    if (known.frontMatter.kind !== 'event' || !known.path.startsWith(`${page.path}/`)) return [];
    const { name, summary } = getEvent(known.frontMatter.event);
    return [[codeLink(name, known.url), 'Event', summary]];
  });
  const head = ['Name', 'Kind', 'What it does'];
  return [table(`Methods and events of ${page.title}`, 'list', head, [...methods, ...events])];
}

/** Cards that link to the quickstarts. */
function quickstarts({ index }: PageContext): RootContent[] {
  const cards = listQuickstarts(index).map(({ title, href, text }) =>
    tag('Card', { title, href }, [
      { type: 'paragraph', children: [{ type: 'text', value: text }] },
    ]),
  );
  return cards.length > 0 ? [tag('Cards', {}, cards)] : [];
}

/** Links to the same subject in other parts of the documentation. */
function related(context: PageContext): RootContent[] {
  const rows = relatedRows(context).filter(([, items = '']) => items !== '');
  return rows.length > 0 ? [table('Related', 'list', ['What', 'Where'], rows)] : [];
}

function relatedRows({ page, index }: PageContext): string[][] {
  const { frontMatter, version } = page;
  switch (frontMatter.kind) {
    case 'method': {
      const doc = getFunction(frontMatter.function);
      return [
        ['Import', codeSpan(doc.importPath)],
        [
          'Reference',
          doc.referencePage && isPage(doc.referencePage, index)
            ? codeLink(doc.name, doc.referencePage)
            : '',
        ],
        ['API calls', doc.endpoints.map((endpoint) => endpointLink(endpoint, index)).join(', ')],
        [
          'Events',
          doc.events.map(({ name }) => codeLink(name, eventUrl(name, index, version))).join(', '),
        ],
        ['Webhook topics', topicLinks(doc.endpoints.flatMap(topicsCausedBy), index)],
      ];
    }
    case 'event': {
      const firing = listFunctions().filter(({ events }) =>
        events.some(({ name }) => name === frontMatter.event),
      );
      return [
        ['Fired by', firing.map((doc) => codeLink(doc.name, methodUrl(doc, index))).join(', ')],
      ];
    }
    case 'module': {
      const endpoints = new Set(
        listFunctions(frontMatter.module).flatMap(({ endpoints }) => endpoints),
      );
      return [
        ['Reference', referenceLinks(page, index)],
        ['API calls', [...endpoints].map((endpoint) => endpointLink(endpoint, index)).join(', ')],
      ];
    }
    case 'guide':
      return [['Reference', referenceLinks(page, index)]];
    case 'topic': {
      const { firedBy, relatedOperation, scope } = findTopic(frontMatter.topic);
      const methods = listFunctions().filter(({ endpoints }) =>
        endpoints.some((endpoint) => firedBy.includes(operationOf(endpoint))),
      );
      return [
        [
          'Caused by',
          firedBy.map((operation) => endpointLink(endpointOf(operation), index)).join(', '),
        ],
        ['Read the same with', endpointLink(endpointOf(relatedOperation), index)],
        ['Scope of the client', `[${codeSpan(scope)}](/docs/Api/scopes#${scope})`],
        ['SDK methods', methods.map((doc) => codeLink(doc.name, methodUrl(doc, index))).join(', ')],
      ];
    }
    default:
      return [];
  }
}

/** The generated pages of the declarations that a page explains. */
function referenceLinks(page: Page, index: ContentIndex): string {
  const declared = [...listFunctions(), ...listFunctions('react'), ...listEnums(), ...listTypes()];
  return declared
    .filter(
      ({ guide, referencePage }) =>
        guide === page.url && referencePage && isPage(referencePage, index),
    )
    .map(({ name, referencePage }) => codeLink(name, referencePage))
    .join(', ');
}

/** Links `POST /v2/rewards/redeem` to the page of the operation. */
function endpointLink(endpoint: string, index: ContentIndex): string {
  return codeLink(endpoint, operationAddress(operationOf(endpoint), index));
}

function operationOf(endpoint: string): string {
  return endpoint.slice(endpoint.lastIndexOf('/') + 1);
}

/** `redeem` → `POST /v2/rewards/redeem`, from the contract. */
function endpointOf(operation: string): string {
  const known = getOperation(operation);
  if (!known) throw new Error(`the contract has no operation "${operation}"`);
  return `${known.method.toUpperCase()} ${known.path}`;
}

function topicLinks(topics: Topic[], index: ContentIndex): string {
  const pages = subjectUrls(index, 'topic');
  return [...new Set(topics.map(({ name }) => name))]
    .map((name) => codeLink(name, pages.get(name)))
    .join(', ');
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

export const pageTags = [
  definePageSource('ModuleContents', moduleContents),
  definePageSource('Quickstarts', quickstarts),
  definePageSource('Related', related),
];
