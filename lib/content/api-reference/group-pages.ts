import { componentExamples, namedComponents } from '../../api/contract/component';
import { listOperations } from '../../api/openapi/list-operations';
import { bodySchemasOf } from '../../api/openapi/markdown/operation';
import { parametersOf } from '../../api/openapi/operation-parts';
import { siteDocument } from '../../api/openapi/site-document';
import { operations } from '../../api/operations';
import { topics } from '../../api/topics';
import type { ApiGroup } from './api-pages';
import type { GeneratedPage } from './generated-page';
import { groupKeywords, operationKeywords } from './keywords.data';
import { splitLead } from './lead';
import { objectDescription, topicsWith } from './object-uses';

function sourceOf({ name }: ApiGroup): string {
  return `lib/api/${name === 'Authentication' ? 'oauth' : name.toLowerCase()}`;
}

export function groupPage(group: ApiGroup): GeneratedPage {
  const { name, description, objects } = group;
  const ids = operations.filter(({ tag }) => tag === name).map(({ id }) => id);
  const isFiring = topics.some(({ firedBy }) =>
    firedBy.some((id) => ids.some((own) => own === id)),
  );
  return [
    {
      title: name,
      description,
      kind: 'reference',
      ...(groupKeywords[name] && { keywords: [...groupKeywords[name]] }),
      generated_from: sourceOf(group),
    },
    [
      ['## Operations', `<ApiOperations of="${name}" />`],
      ...(objects.length > 0 ? [['## Objects', `<ApiObjects of="${name}" />`] as const] : []),
      ...(isFiring ? [['## Events', `<ApiTopics of="${name}" />`] as const] : []),
    ],
  ];
}

export function operationPage(id: string, group: ApiGroup): GeneratedPage {
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

export function objectPage(name: string, group: ApiGroup): GeneratedPage {
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
