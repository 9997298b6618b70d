import { valueAtPointer } from '@/lib/api/openapi/json-pointer';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';
import { child, isObject, type JsonObject, text } from './json-object';
import type { ReferenceEntry } from './reference-entries';

/** Position of an operation or topic in a document: `['paths', '/v2/rewards/redeem', 'post']`. */
export type DocumentPath = readonly [section: 'paths' | 'webhooks', name: string, method: string];

export function documentPath({ section, path, method }: ReferenceEntry): DocumentPath {
  return [section, path, method.toLowerCase()];
}

/** The fields of an operation that Swagger UI reads from the document; it reads the others from the resolved operation. */
const DOCUMENT_FIELDS = ['operationId', 'summary', 'tags', 'deprecated', 'security', 'servers'];

/** No operation has so many objects or levels. The limits keep references of references from filling memory and stack. */
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 100;

/**
 * The document that Swagger UI reads at first. It is fast if operations have only what it reads there, and needs no
 * resolver for what has no references: the published one doesn't run in the bundles of Turbopack.
 */
export function specOf(document: JsonObject): JsonObject {
  const { openapi, info, servers, security, paths, webhooks } = document;
  const shorten = (item: unknown) =>
    isObject(item) ? mapValues(item, (operation) => pick(operation, DOCUMENT_FIELDS)) : {};
  const securitySchemes = resolveAt(document, ['components', 'securitySchemes']);
  return {
    openapi,
    info: createResolver(document)(info),
    servers,
    security,
    components: { securitySchemes },
    paths: mapValues(paths, shorten),
    webhooks: mapValues(webhooks, shorten),
  };
}

/** A part of the document with its references resolved. */
export function resolveAt(document: JsonObject, path: readonly string[]): unknown {
  const resolve = createResolver(document);
  const found = path.reduce<unknown>(child, document);
  if (path[0] === 'components') return resolve(found);
  const item = path.slice(0, 2).reduce<unknown>(child, document);
  const own = resolve(isObject(found) ? found : {}) as JsonObject;
  const inherited = resolve(child(item, 'parameters'));
  return fillSentParameters({
    ...own,
    parameters: mergeParameters(own.parameters, inherited),
    responses: mapValues(own.responses, nameExamples),
  });
}

/** The code samples of an operation, in all languages. */
export function samplesAt(document: JsonObject, path: DocumentPath) {
  const samples = child(path.reduce<unknown>(child, document), 'x-codeSamples');
  return (Array.isArray(samples) ? samples : [])
    .filter(isObject)
    .map(({ lang, label, source }) => ({ label: String(label ?? lang), source: String(source) }));
}

function pick(operation: unknown, names: readonly string[]): JsonObject | undefined {
  if (!isObject(operation)) return undefined;
  return Object.fromEntries(Object.entries(operation).filter(([name]) => names.includes(name)));
}

/** Replaces references within the document. Keeps those that lead back to themselves, nowhere or out of the document. */
function createResolver(document: JsonObject) {
  let objects = 0;
  return function resolve(value: unknown, followed: readonly string[] = [], depth = 0): unknown {
    if (!isObject(value) && !Array.isArray(value)) return value;
    objects += 1;
    if (depth > MAX_DEPTH) return undefined;
    if (Array.isArray(value)) return value.map((item) => resolve(item, followed, depth + 1));
    const { $ref: reference, ...others } = value;
    const isLocal = typeof reference === 'string' && reference.startsWith('#/');
    const target = isLocal ? valueAtPointer(document, reference.slice(1)) : undefined;
    if (!isLocal || !isObject(target)) {
      const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
      return Object.fromEntries(
        entries.map(([key, item]) => [key, resolve(item, followed, depth + 1)]),
      );
    }
    const [, schema] = /^#\/components\/schemas\/([^/]+)$/.exec(reference) ?? [];
    const title = schema && { title: schema };
    if (followed.includes(reference) || objects > MAX_OBJECTS) return { ...title, ...others };
    const path = [...followed, reference];
    return { ...title, ...(resolve(target, path, depth + 1) as JsonObject), ...others };
  };
}

/** The parameters of an operation, and those of its path that it doesn't replace. */
function mergeParameters(own: unknown, inherited: unknown): unknown[] {
  const [ownList, inheritedList] = [own, inherited].map((list) =>
    Array.isArray(list) ? list : [],
  );
  const keyOf = (parameter: unknown) => `${child(parameter, 'in')} ${child(parameter, 'name')}`;
  const keys = new Set(ownList?.map(keyOf));
  return [...(ownList ?? []), ...(inheritedList ?? []).filter((each) => !keys.has(keyOf(each)))];
}

/** Swagger UI lists examples by their summaries, which for errors are whole sentences. The name becomes the title. */
function nameExamples(response: unknown): unknown {
  if (!isObject(response)) return response;
  const content = mapValues(response.content, (media) =>
    isObject(media) && isObject(media.examples)
      ? { ...media, examples: mapValues(media.examples, nameExample) }
      : media,
  );
  return { ...response, content };
}

function nameExample(example: unknown, name: string): unknown {
  if (!isObject(example)) return example;
  const { summary, ...others } = example;
  return { description: summary, ...others, summary: name };
}

function mapValues(value: unknown, change: (entry: unknown, name: string) => unknown) {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(entries.map(([name, entry]) => [name, change(entry, name)]));
}

/**
 * Swagger UI fills every field with the example of its parameter. Examples of optional parameters can contradict each
 * other, and the API rejects an idempotency key that was sent before. So only those that the first code sample sends are
 * filled in, and the others are part of the description.
 */
function fillSentParameters(operation: JsonObject): JsonObject {
  const source = child(child(child(operation, 'x-codeSamples'), '0'), 'source');
  const [address] = /https?:\/\/[^\s'"]+/.exec(text(source)) ?? [];
  if (!address || !URL.canParse(address)) return operation;
  const sent = new URL(address).searchParams;
  const parameters = (operation.parameters as unknown[]).map((parameter) =>
    isObject(parameter) && !parameter.required && !sent.has(String(parameter.name))
      ? withoutExample(parameter)
      : parameter,
  );
  return { ...operation, parameters };
}

function withoutExample(parameter: JsonObject): JsonObject {
  const { example: own, examples, schema, description = '', ...others } = parameter;
  const { example: ofSchema, examples: _, ...limits } = isObject(schema) ? schema : {};
  const [named] = isObject(examples) ? Object.values(examples) : [];
  const example = own ?? child(named, 'value') ?? ofSchema;
  if (example === undefined || limits.default !== undefined) {
    return { ...others, description, schema: limits };
  }
  const value = typeof example === 'string' ? example : JSON.stringify(example);
  const sentence = fill(enApiReference.viewer.example, { value: `\`${value}\`` });
  return { ...others, description: `${description}\n\n${sentence}`, schema: limits };
}
