import type { MediaTypeObject, OpenAPIObject } from 'openapi3-ts/oas31';
import type { ErrorId } from '../../contract/errors/errors';
import type { DocumentOperation } from '../document-types';
import { describeComponent, describeParameter } from '../fields';
import type { ListedOperation } from '../list-operations';
import {
  examplesOf,
  jsonContent,
  parametersOf,
  requestBodyOf,
  successesOf,
} from '../operation-parts';
import { referencedSchemaName } from '../resolve';
import { operationErrorLines } from './errors';
import { fieldLines, groupLines } from './field-lines';
import { codeSpan, fence, oneLine } from './markdown-text';

/** Longer examples are left out: the fields are listed anyway, and agents cut off long files. */
const MAX_EXAMPLE_LENGTH = 1_000;

/**
 * An operation with its fields, responses, errors and an example, below a heading with its name.
 *
 * @param explained errors that are explained elsewhere in the file
 */
export function operationMarkdown(
  document: OpenAPIObject,
  { method, path, operation }: ListedOperation,
  explained?: ReadonlySet<ErrorId>,
): string {
  const { operationId = '', summary, description = '', deprecated } = operation;
  const parameters = parametersOf(document, operation).map(describeParameter);
  const [sample] = operation['x-codeSamples'] ?? [];
  return [
    `## ${operationId}`,
    `${codeSpan(`${method.toUpperCase()} ${path}`)}: ${summary}.${deprecated ? ' **Deprecated.**' : ''}`,
    description,
    ...(parameters.length > 0 ? ['**Parameters**', fieldLines(parameters).join('\n')] : []),
    ...bodyMarkdown(document, operation),
    '**Responses**',
    [...successLines(document, operation), ...operationErrorLines(operationId, explained)].join(
      '\n',
    ),
    ...(sample ? ['**Example**', fence('bash', sample.source)] : []),
    ...exampleResponse(document, operation),
  ].join('\n\n');
}

/** The named schemas of the request bodies of an operation, one for each content type. */
export function bodySchemasOf(document: OpenAPIObject, operation: DocumentOperation) {
  const { content = {} } = requestBodyOf(document, operation) ?? {};
  return Object.entries(content).flatMap(([type, media]) => {
    const name = schemaName(media);
    return name ? [{ type, name }] : [];
  });
}

function bodyMarkdown(document: OpenAPIObject, operation: DocumentOperation): string[] {
  return bodySchemasOf(document, operation).flatMap(({ type, name }) => [
    `**Body**${type === 'application/json' ? '' : ` as ${codeSpan(type)}`}`,
    groupLines(describeComponent(name)).join('\n').trim(),
  ]);
}

function successLines(document: OpenAPIObject, operation: DocumentOperation): string[] {
  return successesOf(document, operation).map(({ status, response }) => {
    const name = schemaName(jsonContent(response));
    const body = name ? ` Body: ${codeSpan(name)}, see below.` : '';
    return `- ${status}: ${oneLine(response.description)}${body}`;
  });
}

function exampleResponse(document: OpenAPIObject, operation: DocumentOperation): string[] {
  const content = jsonContent(successesOf(document, operation)[0]?.response);
  const [example] = content ? examplesOf(document, content) : [];
  if (!example) return [];
  const text = JSON.stringify(example.value, null, 2);
  return text.length > MAX_EXAMPLE_LENGTH ? [] : [fence('json', text)];
}

function schemaName({ schema }: MediaTypeObject = {}): string | undefined {
  return schema && referencedSchemaName(schema);
}
