import { stringify } from 'yaml';
import { componentExamples, namedComponents } from '../../api/contract/component';
import { errorCatalog } from '../../api/contract/errors/catalog.data';
import type { ErrorDefinition } from '../../api/contract/errors/error-definition';
import { generalErrors } from '../../api/contract/errors/general.data';
import { reasonPhrases } from '../../api/contract/errors/reason-phrases';
import { scopeDescriptions } from '../../api/contract/scopes';
import { listOperations } from '../../api/openapi/list-operations';
import { bodySchemasOf } from '../../api/openapi/markdown/operation';
import { parametersOf } from '../../api/openapi/operation-parts';
import { siteDocument } from '../../api/openapi/site-document';
import { operations } from '../../api/operations';
import { topics } from '../../api/topics';
import { API_ROOT, type ApiGroup, apiGroups } from './api-pages';
import { operationKeywords } from './keywords.data';
import { splitLead } from './lead';
import { objectDescription, topicsWith } from './object-uses';

/** Folder of the pages, relative to the project's root. */
export const API_PAGES_FOLDER = 'content/docs/Api';

/** Whether a page of the folder is generated. The others are written by hand. */
export function isGenerated(markdown: string): boolean {
  return /^generated_from: /m.test(markdown);
}

/** Statuses that any operation can return and that the contract doesn't list as errors. */
const OTHER_STATUSES = [401, 413, 415, 429, 500, 503] as const;

interface FrontMatter {
  title: string;
  description: string;
  kind: 'operation' | 'resource' | 'reference';
  [field: string]: string | number | boolean | string[];
}

/** The generated pages of the REST API: the Markdown of each by its path relative to the project's root. */
export function buildApiPages(): Map<string, string> {
  const pages = new Map<string, string>();
  const add = (url: string, frontMatter: FrontMatter, sections: readonly Section[]) =>
    pages.set(`content${url}.md`, toMarkdown(frontMatter, sections));
  for (const group of apiGroups) {
    add(`${group.url}/index`, ...groupPage(group));
    for (const { id } of operations.filter(({ tag }) => tag === group.name)) {
      add(`${group.url}/${id}`, ...operationPage(id, group));
    }
    for (const name of group.objects) {
      add(`${group.url}/objects/${name}`, ...objectPage(name, group));
    }
  }
  add(`${API_ROOT}/scopes`, ...scopesPage());
  add(`${API_ROOT}/errors`, ...errorsPage());
  add(`${API_ROOT}/shared_errors`, ...sharedErrorsPage());
  return pages;
}

/** A heading with the tags below it. Text before the first heading has none. */
type Section = readonly [heading: string | null, ...blocks: string[]];

function toMarkdown(frontMatter: FrontMatter, sections: readonly Section[]): string {
  const text = sections.flatMap(([heading, ...blocks]) => [
    ...(heading ? [heading] : []),
    ...blocks,
  ]);
  const head = stringify(frontMatter, { lineWidth: 0, compat: 'yaml-1.1' });
  return `---\n${head}---\n\n${text.join('\n\n')}\n`;
}

function sourceOf({ name }: ApiGroup): string {
  return `lib/api/${name === 'Authentication' ? 'oauth' : name.toLowerCase()}`;
}

function groupPage(group: ApiGroup): [FrontMatter, Section[]] {
  const { name, description, objects } = group;
  const ids = operations.filter(({ tag }) => tag === name).map(({ id }) => id);
  const isFiring = topics.some(({ firedBy }) =>
    firedBy.some((id) => ids.some((own) => own === id)),
  );
  return [
    { title: name, description, kind: 'reference', generated_from: sourceOf(group) },
    [
      ['## Operations', `<ApiOperations of="${name}" />`],
      ...(objects.length > 0 ? [['## Objects', `<ApiObjects of="${name}" />`] as const] : []),
      ...(isFiring ? [['## Events', `<ApiTopics of="${name}" />`] as const] : []),
    ],
  ];
}

function operationPage(id: string, group: ApiGroup): [FrontMatter, Section[]] {
  const document = siteDocument();
  const operation = operations.find((known) => known.id === id);
  const listed = listOperations(document).find((known) => known.operation.operationId === id);
  if (!operation || !listed) throw new Error(`There is no operation ${id}.`);
  const places = new Set(parametersOf(document, listed.operation).map((parameter) => parameter.in));
  const hasBody = bodySchemasOf(document, listed.operation).length > 0;
  const isFiring = topics.some(({ firedBy }) => firedBy.includes(id));
  return [
    {
      title: operation.summary,
      description: splitLead(operation.description).lead,
      kind: 'operation',
      operation: id,
      keywords: [id, operation.path, ...(operationKeywords[operation.id] ?? [])],
      hide_table_of_contents: true,
      generated_from: sourceOf(group),
    },
    [
      [null, '<Endpoint />'],
      ...(places.has('query') ? [['## Query parameters', '<OperationQuery />'] as const] : []),
      ...(hasBody ? [['## Body', '<OperationBody />'] as const] : []),
      ...(places.has('header') ? [['## Headers', '<OperationHeaders />'] as const] : []),
      ['## Response', '<OperationResponse />'],
      ['## Errors', '<OperationErrors />'],
      ...(isFiring ? [['## Events', '<OperationEvents />'] as const] : []),
    ],
  ];
}

function objectPage(name: string, group: ApiGroup): [FrontMatter, Section[]] {
  const schema = namedComponents().get(name);
  if (!schema) throw new Error(`There is no object ${name}.`);
  const { lead, rest } = splitLead(objectDescription(name));
  return [
    {
      title: name,
      description: lead,
      kind: 'resource',
      resource: name,
      keywords: objectKeywords(name),
      generated_from: sourceOf(group),
    },
    [
      ...(rest === '' ? [] : [[null, '<ObjectAbout />'] as const]),
      ['## Fields', '<ObjectFields />'],
      ...(componentExamples(schema).length > 0
        ? [['## Example', '<ObjectExample />'] as const]
        : []),
      ['## Operations', '<ObjectOperations />'],
      ...(topicsWith(name).length > 0 ? [['## Events', '<ObjectTopics />'] as const] : []),
    ],
  ];
}

/** `SpendingRule` → what developers search for if they want its fields. */
function objectKeywords(name: string): string[] {
  const words = name.replace(/\B[A-Z]/g, ' $&').toLowerCase();
  return [`${words} object`, `${words} fields`, `fields of ${words}`];
}

function scopesPage(): [FrontMatter, Section[]] {
  return [
    {
      title: 'Scopes',
      description: 'What each scope of a token allows, and the operations that require it.',
      kind: 'reference',
      keywords: ['api scopes', 'all scopes', 'permissions of a token'],
      generated_from: 'lib/api/contract/scopes.ts',
    },
    Object.keys(scopeDescriptions).map((scope) => [
      `## \`${scope}\` {#${scope}}`,
      `<ScopeEntry of="${scope}" />`,
    ]),
  ];
}

function errorSections(errors: readonly ErrorDefinition[]): Section[] {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return statuses.flatMap((status): Section[] => [
    [`## ${status} ${reasonPhrases[status]}`],
    ...errors
      .filter((error) => error.status === status)
      .map(({ id }): Section => [`### \`${id}\` {#${id}}`, `<ErrorEntry of="${id}" />`]),
  ]);
}

const placeholderNote =
  'In a message, `…` stands for a part that differs from request to request, such as the name of a field.';

function errorsPage(): [FrontMatter, Section[]] {
  return [
    {
      title: 'Errors',
      description: `${errorCatalog.length} errors of the API, each with its messages, the cause, the fix, and a request that returns it.`,
      kind: 'reference',
      toc_max_heading_level: 2,
      generated_from: 'lib/api/contract/errors/catalog.data.ts',
    },
    [
      [
        null,
        `Requests can also return [shared errors](${API_ROOT}/shared_errors), for example because of the token, the scope, the identity or the idempotency key. The same page lists the statuses of every operation, such as 401 and 429. ${placeholderNote}`,
      ],
      ...errorSections(errorCatalog),
    ],
  ];
}

function sharedErrorsPage(): [FrontMatter, Section[]] {
  return [
    {
      title: 'Shared errors',
      description:
        'Errors from tokens, identity, retries and rules of individual operations, and the statuses that any operation can return.',
      kind: 'reference',
      keywords: OTHER_STATUSES.flatMap((status) => [
        `status ${status}`,
        reasonPhrases[status].toLowerCase(),
      ]),
      generated_from: 'lib/api/contract/errors/general.data.ts',
    },
    [
      [
        null,
        `[Errors](${API_ROOT}/errors) lists the errors of single operations. A path that doesn't exist returns 404 with \`… is not an endpoint of the API, see …\`. An uploaded image that doesn't exist returns 404 with \`… is not an image of the API\`. A method that a path doesn't support returns 405 with \`… must be requested with …\`; the header \`Allow\` lists the supported ones. ${placeholderNote}`,
        `If the body is missing or can't be read, the API returns 400 with one of these messages: \`body is required\`, \`body is incomplete\`, \`body must be valid JSON\`, \`body must be a valid form\` or \`body must have at most … parts\`.`,
      ],
      ...errorSections(generalErrors.toSorted((a, b) => a.status - b.status)),
      ...OTHER_STATUSES.map(
        (status): Section => [
          `## ${status} ${reasonPhrases[status]} {#status-${status}}`,
          `<StatusEntry of="${status}" />`,
        ],
      ),
    ],
  ];
}
