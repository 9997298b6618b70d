import { escapePointerPart, valueAtPointer } from '@/lib/api/openapi/json-pointer';
import { isJsonObject, type JsonObject } from '@/lib/browser/load-openapi-document';
import { enApiReference } from '@/lib/site/messages/en-api-reference';
import { fill } from '@/lib/site/messages/fill';

/** No operation has so many objects. The limit keeps references of references from filling memory. */
const MAX_OBJECTS = 20_000;

/**
 * A part of the document with its references resolved, and with the names of schemas as titles. Keeps references that
 * lead nowhere or out of the document.
 */
export function resolveAt(document: object, path: readonly string[]): unknown {
  let objects = 0;
  const resolve = (value: unknown, followed: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, followed));
    if (!isJsonObject(value)) return value;
    const { $ref, ...others } = value;
    const isLocal = typeof $ref === 'string' && $ref.startsWith('#/');
    const target = isLocal ? valueAtPointer(document, $ref.slice(1)) : undefined;
    if (isLocal && isJsonObject(target)) {
      const [, title] = /^#\/components\/schemas\/([^/]+)$/.exec($ref) ?? [];
      const named = title ? { title, ...others } : others;
      // It leads back to itself, or too far.
      if (followed.includes($ref) || objects > MAX_OBJECTS) return named;
      return resolve({ ...target, ...named }, [...followed, $ref]);
    }
    objects += 1;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '__proto__')
        .map(([key, item]) => [key, resolve(item, followed)]),
    );
  };
  const pointer = path.map((key) => `/${escapePointerPart(key)}`).join('');
  return resolve(valueAtPointer(document, pointer), []);
}

/** An operation or a topic with its references resolved, and with the parameters of its path. */
export function operationAt(document: object, path: readonly string[]): JsonObject {
  const operation = resolveAt(document, path);
  if (!isJsonObject(operation)) return {};
  const lists = [operation.parameters, resolveAt(document, [...path.slice(0, 2), 'parameters'])];
  const all = lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter(isJsonObject);
  // An operation can replace parameters of its path.
  const parameters = all.filter(
    (one, index) =>
      all.findIndex(({ name, in: place }) => name === one.name && place === one.in) === index,
  );
  return {
    ...operation,
    parameters: parameters.map(leaveEmptyUnlessSent(operation)),
    responses: nameExamples(operation.responses),
  };
}

/** Swagger UI lists examples by their summaries, which for errors are whole sentences. The names become the titles. */
function nameExamples(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key !== 'examples' || !isJsonObject(item)) return [key, nameExamples(item)];
    const named = Object.entries(item).map(([name, example]) => {
      const { summary, ...others } = isJsonObject(example) ? example : { value: example };
      return [name, { description: summary, ...others, summary: name }];
    });
    return [key, Object.fromEntries(named)];
  });
  return Object.fromEntries(entries);
}

/**
 * Swagger UI fills every field with the example of its parameter. Examples of optional parameters can contradict each
 * other, and the API rejects an idempotency key that was sent before. So only those that the first code sample sends are
 * filled in, and the others are part of the description.
 */
function leaveEmptyUnlessSent({ 'x-codeSamples': samples }: JsonObject) {
  const [address = ''] = /https?:\/\/[^\s'"]+/.exec(JSON.stringify(samples) ?? '') ?? [];
  const sent = URL.canParse(address) ? new URL(address).searchParams : undefined;
  return (parameter: JsonObject): JsonObject => {
    const { example, ...others } = parameter;
    const isFilled = parameter.required || !sent || sent.has(String(parameter.name));
    if (example === undefined || isFilled) return parameter;
    const sentence = fill(enApiReference.viewer.example, { value: `\`${example}\`` });
    return { ...others, description: `${parameter.description ?? ''}\n\n${sentence}` };
  };
}
