import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { asSchema, type CodeSample, type DocumentOperation } from './document-types';
import { type ListedOperation, operationsByTag } from './list-operations';
import { jsonContent, parametersOf, requestBodyOf } from './operation-parts';
import { resolve } from './resolve';

/** The name of a parameter or of a field of the body. */
export interface IndexedName {
  name: string;
  required: boolean;
}

/** An operation in the index. */
export interface IndexedOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** The scope that the token needs; `null` if the operation requires no scope. */
  scope: string | null;
  deprecated: boolean;
  parameters: IndexedName[];
  /** The fields of the body. */
  body: IndexedName[];
  samples: CodeSample[];
}

/** The operations of one tag. */
export interface IndexedGroup {
  name: string;
  description: string;
  operations: IndexedOperation[];
}

/** Title, introduction and operations of a document, in its order. */
export interface ReferenceIndex {
  title: string;
  version: string;
  /** Markdown. */
  description: string;
  groups: IndexedGroup[];
}

/** Groups the operations of a document by tag and names what each accepts. Tags without operations are left out. */
export function indexDocument(document: OpenAPIObject): ReferenceIndex {
  const { info } = document;
  return {
    title: info.title,
    version: info.version,
    description: info.description ?? '',
    groups: operationsByTag(document).map(({ operations, ...tag }) => ({
      ...tag,
      operations: operations.map((listed) => indexOperation(document, listed)),
    })),
  };
}

function indexOperation(
  document: OpenAPIObject,
  { method, path, operation }: ListedOperation,
): IndexedOperation {
  const { operationId = '', summary = '', deprecated = false } = operation;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    scope: operation['x-required-scope'] ?? null,
    deprecated,
    parameters: parametersOf(document, operation).map(({ name, required = false }) => ({
      name,
      required,
    })),
    body: bodyNames(document, operation),
    samples: operation['x-codeSamples'] ?? [],
  };
}

/** The fields of the body, or of all its variants; a field is required if every variant requires it. */
function bodyNames(document: OpenAPIObject, operation: DocumentOperation): IndexedName[] {
  const body = jsonContent(requestBodyOf(document, operation))?.schema;
  if (!body) return [];
  const schema = asSchema(resolve(document, body));
  const variants = (schema.oneOf ?? [schema]).map((variant) =>
    asSchema(resolve(document, variant)),
  );
  const names = new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    required: variants.every(({ required = [] }) => required.includes(name)),
  }));
}
