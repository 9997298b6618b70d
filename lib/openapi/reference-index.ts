import { isJsonObject, type Json, type JsonObject } from './json';

/** A name that a call takes: in the query, the path, the headers or the body. */
export interface IndexedName {
  name: string;
  required: boolean;
}

/** An example request. */
export interface IndexedSample {
  label: string;
  source: string;
}

/** A call, as the index shows it. */
export interface IndexedOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** The scope that the token needs; `null` where any valid token, or none, will do. */
  scope: string | null;
  deprecated: boolean;
  parameters: IndexedName[];
  /** The fields of the body; the names of the shapes it can have when there are several. */
  body: IndexedName[];
  samples: IndexedSample[];
}

/** The calls of one tag. */
export interface IndexedGroup {
  name: string;
  description: string;
  operations: IndexedOperation[];
}

/** What a document holds, in its own order. */
export interface ReferenceIndex {
  title: string;
  version: string;
  description: string;
  groups: IndexedGroup[];
}

function objects(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function at(value: Json | undefined, ...keys: string[]): Json | undefined {
  return keys.reduce<Json | undefined>(
    (current, key) => (isJsonObject(current) ? current[key] : undefined),
    value,
  );
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function resolve(document: JsonObject, value: JsonObject): JsonObject {
  if (typeof value.$ref !== 'string') return value;
  const target = at(document, ...value.$ref.slice(2).split('/'));
  return isJsonObject(target) ? target : {};
}

function parametersOf(document: JsonObject, operation: JsonObject): IndexedName[] {
  return objects(operation.parameters)
    .map((parameter) => resolve(document, parameter))
    .map(({ name, required }) => ({ name: String(name), required: required === true }));
}

function bodyOf(document: JsonObject, operation: JsonObject): IndexedName[] {
  const given = at(operation, 'requestBody', 'content', 'application/json', 'schema');
  if (!isJsonObject(given)) return [];
  const schema = resolve(document, given);
  const variants = objects(schema.oneOf).map(({ $ref }) => lastPart(String($ref)));
  if (variants.length > 0) return variants.map((name) => ({ name, required: false }));
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.keys(isJsonObject(schema.properties) ? schema.properties : {}).map((name) => ({
    name,
    required: required.includes(name),
  }));
}

function indexed(
  document: JsonObject,
  method: string,
  path: string,
  operation: JsonObject,
): IndexedOperation {
  const scope = operation['x-required-scope'];
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    summary: String(operation.summary),
    scope: typeof scope === 'string' ? scope : null,
    deprecated: operation.deprecated === true,
    parameters: parametersOf(document, operation),
    body: bodyOf(document, operation),
    samples: objects(operation['x-codeSamples']).map(({ label, source }) => ({
      label: String(label),
      source: String(source),
    })),
  };
}

/** Sorts the calls of a document by tag and names what each takes. Tags without calls are left out. */
export function indexDocument(document: JsonObject): ReferenceIndex {
  const calls = Object.entries(at(document, 'paths') ?? {}).flatMap(([path, item]) =>
    Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]) =>
      isJsonObject(operation) && typeof operation.operationId === 'string'
        ? [{ tag: at(operation, 'tags'), entry: indexed(document, method, path, operation) }]
        : [],
    ),
  );
  const groups = objects(document.tags).map(({ name, description }) => ({
    name: String(name),
    description: String(description ?? ''),
    operations: calls
      .filter(({ tag }) => Array.isArray(tag) && tag.includes(name ?? null))
      .map(({ entry }) => entry),
  }));
  return {
    title: String(at(document, 'info', 'title')),
    version: String(at(document, 'info', 'version')),
    description: String(at(document, 'info', 'description') ?? ''),
    groups: groups.filter(({ operations }) => operations.length > 0),
  };
}
