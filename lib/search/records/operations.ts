import type { Operation } from '../../api/contract/define-operation';
import { getError } from '../../api/contract/errors/errors';
import { isCommonError } from '../../api/contract/errors/operation-errors';
import { operations } from '../../api/operations';
import { defaultServerUrl } from '../../config/api-url';
import { CURRENT_VERSION } from '../../docs/page';
import { buildOpenApiDocument } from '../../openapi/document';
import { isJsonObject, type Json, type JsonObject } from '../../openapi/json';
import { operationUrl } from '../../openapi/operation-url';
import { API_AREA, DEFAULT_TAG } from '../areas';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { resolve, type SchemaField, schemaFields } from './schema-fields';
import { OPERATION_WEIGHT, recordWeight } from './weights';

const STATUSES = [400, 403, 404, 409, 422];

/** The records of the calls: each call, the fields that it takes, and its own errors by their messages. */
export function operationRecords(language: string): SearchRecord[] {
  const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });
  return operations.flatMap((operation) => callRecords(language, document, operation));
}

type RecordBase = Omit<SearchRecord, 'hierarchy' | 'content' | 'identifiers' | 'words'>;

function callRecords(
  language: string,
  document: JsonObject,
  { id: operationId, method, path, tag, summary, errors, route }: Operation,
): SearchRecord[] {
  const paths = isJsonObject(document.paths) ? document.paths : {};
  const item = isJsonObject(paths[path]) ? paths[path] : {};
  const operation = isJsonObject(item[method]) ? item[method] : {};
  const url = operationUrl(operationId);
  const taken = requestFields(document, operation);
  const given = answerFields(document, operation).map(({ name }) => name);
  const ownErrors = errors.filter((error) => !isCommonError(error)).map(getError);
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
      ...base('operation', 'call', 0, 0),
      hierarchy,
      content: oneLine(`${name} ${route.description} Answers with ${given.join(', ')}.`),
      identifiers: [operationId, path, name],
      words: [summary, operationId, name].map(splitName).join(' '),
    },
    ...taken.map((field, position) => ({
      ...base('field', `field|${field.name}`, 1, position),
      hierarchy: { ...hierarchy, lvl2: field.name },
      content: oneLine(field.description),
      identifiers: [field.name],
      words: splitName(field.name),
    })),
    ...STATUSES.flatMap((status) =>
      ownErrors
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

function requestFields(document: JsonObject, operation: JsonObject): SchemaField[] {
  const parameters = list(operation.parameters).map((parameter) => {
    const { name, description } = resolve(document, parameter);
    return { name: String(name), description: String(description ?? '') };
  });
  return [...parameters, ...schemaFields(document, jsonSchema(document, operation.requestBody))];
}

function answerFields(document: JsonObject, operation: JsonObject): SchemaField[] {
  const responses = isJsonObject(operation.responses) ? operation.responses : {};
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => schemaFields(document, jsonSchema(document, answer)));
}

function jsonSchema(document: JsonObject, holder: Json | undefined): Json | undefined {
  const { content } = resolve(document, holder);
  const json = isJsonObject(content) ? content['application/json'] : undefined;
  return isJsonObject(json) ? json.schema : undefined;
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
