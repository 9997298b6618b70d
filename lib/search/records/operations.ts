import type { Root, RootContent } from 'mdast';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { visit } from 'unist-util-visit';
import type { Operation } from '../../api/contract/define-operation';
import { errorStatuses } from '../../api/contract/errors/error-definition';
import { type ErrorId, getError } from '../../api/contract/errors/errors';
import { isCommonError } from '../../api/contract/errors/operation-errors';
import { operations } from '../../api/operations';
import { expandPage } from '../../docs/expand-page';
import { operationPage } from '../../docs/operation-page';
import type { ContentIndex } from '../../docs/page';
import { CURRENT_VERSION } from '../../docs/page';
import { asSchema, type DocumentOperation } from '../../openapi/document-types';
import { listOperations } from '../../openapi/list-operations';
import {
  jsonContent,
  parametersOf,
  requestBodyOf,
  successesOf,
} from '../../openapi/operation-parts';
import { operationUrl } from '../../openapi/operation-url';
import { resolve } from '../../openapi/resolve';
import { siteDocument } from '../../openapi/site-document';
import { API_AREA, DEFAULT_TAG } from '../areas';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { PAGE_WEIGHTS } from '../weights';
import { pageRecords } from './docs';
import { recordWeight } from './record-weight';
import { type SchemaField, schemaFields, valuesOf } from './schema-fields';

/** The records of the operations: each operation, the fields of its request, its specific errors, and its sections. */
export function operationRecords(index: ContentIndex): SearchRecord[] {
  const document = siteDocument();
  const described = new Map(
    listOperations(document).map(({ operation }) => [operation.operationId, operation]),
  );
  return operations.flatMap((operation) => {
    const page = operationPage(operation.id, index);
    return [
      ...recordsOf(operation, {
        language: index.locale,
        url: page?.url ?? operationUrl(operation.id),
        keywords: page?.frontMatter.keywords ?? [],
        anchors: page ? anchorsOf(expandPage({ page, index })) : [],
        requested: requestFields(document, described.get(operation.id) ?? {}),
        returned: responseFields(document, described.get(operation.id) ?? {}),
      }),
      // The first record of the page would repeat that of the operation.
      ...(page ? pageRecords(index, page).slice(1) : []),
    ];
  });
}

/** The anchors of a page, in its order. */
function anchorsOf(tree: Root): string[] {
  const anchors: string[] = [];
  visit(tree, (node) => {
    const id = (node as RootContent).data?.hProperties?.id;
    if (typeof id === 'string') anchors.push(id);
  });
  return anchors;
}

/** The anchor of a field of the request; a field of an inner object or a variant has their names before its own. */
function fieldAnchor(name: string, anchors: readonly string[]): string | undefined {
  return anchors.find(
    (anchor) => /^(?:query|header|body|form)-/.test(anchor) && anchor.endsWith(`-${name}`),
  );
}

type RecordBase = Omit<SearchRecord, 'hierarchy' | 'content' | 'identifiers' | 'words'>;

interface OperationParts {
  language: string;
  url: string;
  /** Keywords of the page. */
  keywords: readonly string[];
  /** Anchors of the page. */
  anchors: readonly string[];
  requested: SchemaField[];
  returned: SchemaField[];
}

function recordsOf(
  { id: operationId, method, path, tag, summary, errors, route }: Operation,
  { language, url, keywords, anchors, requested, returned }: OperationParts,
): SearchRecord[] {
  const specificErrors = errors
    .filter((error) => !isCommonError(error))
    .map((error) => getError(error, operationId));
  const name = `${method.toUpperCase()} ${path}`;

  const base = (kind: RecordKind, id: string, depth: number, position: number): RecordBase => ({
    id: `${url}|${id}`,
    kind,
    url,
    page: url,
    anchor: url.split('#')[1] ?? null,
    aliases: [],
    keywords: [],
    breadcrumbs: [API_AREA.label, tag],
    area: API_AREA.id,
    tag: DEFAULT_TAG,
    language,
    version: CURRENT_VERSION,
    weight: recordWeight(PAGE_WEIGHTS.operation, kind, depth, position),
  });
  const hierarchy = { lvl0: API_AREA.label, lvl1: summary };
  const at = (anchor: string | undefined) =>
    anchor === undefined ? {} : { url: `${url}#${anchor}`, anchor };
  return [
    {
      ...base('operation', 'operation', 0, 0),
      hierarchy,
      content: oneLine(
        `${name} ${route.description} Returns ${returned.map((field) => field.name).join(', ')}.`,
      ),
      identifiers: [operationId, path, name],
      keywords: keywords.filter((keyword) => keyword !== operationId && keyword !== path),
      words: [summary, operationId, name].map(splitName).join(' '),
    },
    ...requested.map((field, position) => ({
      ...base('field', `field|${field.name}`, 1, position),
      ...at(fieldAnchor(field.name, anchors)),
      hierarchy: { ...hierarchy, lvl2: field.name },
      content: oneLine(field.description),
      identifiers: [field.name, ...field.values],
      words: [field.name, ...field.values].map(splitName).join(' '),
    })),
    ...errorStatuses.flatMap((status) =>
      specificErrors
        .filter((error) => error.status === status)
        .map((error, position) => ({
          ...base('error', `error|${error.id}`, 1, position),
          ...at(['errors', `error-${error.id}`].findLast((anchor) => anchors.includes(anchor))),
          hierarchy: { ...hierarchy, lvl2: `${status} ${error.message[0]}` },
          content: oneLine(error.summary),
          identifiers: [error.id],
          aliases: isOnlyOf(error.id, operationId) ? [...error.message] : [],
          words: splitName(error.id),
        })),
    ),
  ];
}

/** Whether no other operation returns an error, so that its message leads to the operation. */
function isOnlyOf(error: ErrorId, operationId: string): boolean {
  return operations.every(({ id, errors }) => id === operationId || !errors.includes(error));
}

function requestFields(document: OpenAPIObject, operation: DocumentOperation): SchemaField[] {
  const parameters = parametersOf(document, operation).map(({ name, description = '', schema }) => {
    const values = schema ? valuesOf(document, asSchema(resolve(document, schema))) : [];
    return { name, description: [description, ...values].join(' '), values };
  });
  const body = jsonContent(requestBodyOf(document, operation))?.schema;
  return [...parameters, ...schemaFields(document, body)];
}

function responseFields(document: OpenAPIObject, operation: DocumentOperation): SchemaField[] {
  return successesOf(document, operation).flatMap(({ response }) =>
    schemaFields(document, jsonContent(response)?.schema),
  );
}
