import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Operation } from '../../api/contract/define-operation';
import { errorStatuses } from '../../api/contract/errors/error-definition';
import { getError } from '../../api/contract/errors/errors';
import { isCommonError } from '../../api/contract/errors/operation-errors';
import { operations } from '../../api/operations';
import { CURRENT_VERSION } from '../../docs/page';
import type { DocumentOperation } from '../../openapi/document-types';
import { listOperations } from '../../openapi/list-operations';
import {
  jsonContent,
  parametersOf,
  requestBodyOf,
  successesOf,
} from '../../openapi/operation-parts';
import { operationUrl } from '../../openapi/operation-url';
import { siteDocument } from '../../openapi/site-document';
import { API_AREA, DEFAULT_TAG } from '../areas';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { type SchemaField, schemaFields } from './schema-fields';
import { OPERATION_WEIGHT, recordWeight } from './weights';

/** The records of the operations: each operation, the fields of its request, and its specific errors. */
export function operationRecords(language: string): SearchRecord[] {
  const document = siteDocument();
  const described = new Map(
    listOperations(document).map(({ operation }) => [operation.operationId, operation]),
  );
  return operations.flatMap((operation) =>
    recordsOf(language, operation, {
      requested: requestFields(document, described.get(operation.id) ?? {}),
      returned: responseFields(document, described.get(operation.id) ?? {}),
    }),
  );
}

type RecordBase = Omit<SearchRecord, 'hierarchy' | 'content' | 'identifiers' | 'words'>;

interface OperationFields {
  requested: SchemaField[];
  returned: SchemaField[];
}

function recordsOf(
  language: string,
  { id: operationId, method, path, tag, summary, errors, route }: Operation,
  { requested, returned }: OperationFields,
): SearchRecord[] {
  const url = operationUrl(operationId);
  const specificErrors = errors
    .filter((error) => !isCommonError(error))
    .map((error) => getError(error, operationId));
  const name = `${method.toUpperCase()} ${path}`;

  const base = (kind: RecordKind, id: string, depth: number, position: number): RecordBase => ({
    id: `${url}|${id}`,
    kind,
    url,
    page: url,
    anchor: operationId,
    aliases: [],
    keywords: [],
    breadcrumbs: [API_AREA.label, tag],
    area: API_AREA.id,
    tag: DEFAULT_TAG,
    language,
    version: CURRENT_VERSION,
    weight: recordWeight(OPERATION_WEIGHT, kind, depth, position),
  });
  const hierarchy = { lvl0: API_AREA.label, lvl1: summary };
  return [
    {
      ...base('operation', 'operation', 0, 0),
      hierarchy,
      content: oneLine(
        `${name} ${route.description} Returns ${returned.map((field) => field.name).join(', ')}.`,
      ),
      identifiers: [operationId, path, name],
      words: [summary, operationId, name].map(splitName).join(' '),
    },
    ...requested.map((field, position) => ({
      ...base('field', `field|${field.name}`, 1, position),
      hierarchy: { ...hierarchy, lvl2: field.name },
      content: oneLine(field.description),
      identifiers: [field.name],
      words: splitName(field.name),
    })),
    ...errorStatuses.flatMap((status) =>
      specificErrors
        .filter((error) => error.status === status)
        .map((error, position) => ({
          ...base('error', `error|${error.id}`, 1, position),
          hierarchy: { ...hierarchy, lvl2: `${status} ${error.message[0]}` },
          content: oneLine(error.summary),
          identifiers: [error.id],
          words: splitName(error.id),
        })),
    ),
  ];
}

function requestFields(document: OpenAPIObject, operation: DocumentOperation): SchemaField[] {
  const parameters = parametersOf(document, operation).map(({ name, description = '' }) => ({
    name,
    description,
  }));
  const body = jsonContent(requestBodyOf(document, operation))?.schema;
  return [...parameters, ...schemaFields(document, body)];
}

function responseFields(document: OpenAPIObject, operation: DocumentOperation): SchemaField[] {
  return successesOf(document, operation).flatMap(({ response }) =>
    schemaFields(document, jsonContent(response)?.schema),
  );
}
