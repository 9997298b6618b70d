import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import type { DocumentOperation } from '../../api/openapi/document-types';
import type { ListedOperation } from '../../api/openapi/list-operations';
import {
  jsonContent,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from '../../api/openapi/operation-parts';
import { resolve } from '../../api/openapi/resolve';
import type { Facts } from './facts';
import { isInlined } from './outline-objects';
import { fieldFacts, typeText } from './outline-schemas';

/** The name of the fact that a part of the contract is deprecated. */
export const DEPRECATED = 'deprecated';

/** Address, access, parameters, body, responses, and errors of an operation. */
export function outlineOperation(
  document: OpenAPIObject,
  { path, method, operation }: ListedOperation,
): Facts {
  const facts: Record<string, string> = {
    endpoint: `${method.toUpperCase()} ${path}`,
    'required scope': operation['x-required-scope'] ?? 'none',
    tokens: (operation.security ?? []).flatMap(Object.keys).join(' or ') || 'none',
  };
  if (operation.deprecated) facts[DEPRECATED] = 'yes';
  for (const parameter of parametersOf(document, operation)) {
    const { name, schema = {}, required } = parameter;
    const place = parameter.in === 'header' ? 'header' : `${parameter.in} parameter`;
    facts[`${place} \`${name}\``] = typeText(document, schema) + (required ? '' : ', optional');
  }
  for (const [name, text] of Object.entries(bodyFacts(document, operation))) {
    facts[`request field \`${name}\``] = text;
  }
  return { ...facts, ...responseFacts(document, operation) };
}

/** The fields of the payload of a topic. */
export function outlineTopic(document: OpenAPIObject, { operation }: ListedOperation): Facts {
  const fields = bodyFacts(document, operation);
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [`payload field \`${name}\``, text]),
  );
}

function bodyFacts(document: OpenAPIObject, operation: DocumentOperation): Facts {
  const schema = jsonContent(requestBodyOf(document, operation))?.schema;
  return schema ? fieldFacts(document, schema, '') : {};
}

function responseFacts(document: OpenAPIObject, operation: DocumentOperation): Facts {
  const facts: Record<string, string> = {};
  for (const { status, response } of responsesOf(document, operation)) {
    if (Number(status) >= 400) {
      facts[`error status \`${status}\``] = '';
      continue;
    }
    const schema = jsonContent(response)?.schema;
    facts[`response \`${status}\``] = schema ? typeText(document, schema) : 'no body';
    if (!schema || !isInlined(document, schema)) continue;
    const isList = resolve<SchemaObject>(document, schema).type === 'array';
    for (const [name, text] of Object.entries(fieldFacts(document, schema, ''))) {
      facts[`response field \`${isList ? `[].${name}` : name}\``] = text;
    }
  }
  return facts;
}
