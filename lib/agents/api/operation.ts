import { type ErrorId, getError } from '../../api/contract/errors/errors';
import { commonErrors, isCommonError } from '../../api/contract/errors/operation-errors';
import { operations as contractOperations, getOperation } from '../../api/operations';
import { describeComponent, describeParameter } from '../../openapi/fields';
import { isJsonObject, type Json, type JsonObject } from '../../openapi/json';
import { code, fieldLines, groupLines } from './field-lines';

/** A call as it stands in the document. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  definition: JsonObject;
}

/** Statuses whose reasons differ from call to call. */
const OWN_STATUSES = [400, 403, 404, 409, 422];

/** Longer answers say little that the fields don't, and the file must stay short enough to be read at once. */
const LONGEST_EXAMPLE = 1_000;

const JSON_TYPE = 'application/json';

/** All calls of a document, in its order. */
export function operationsOf(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).flatMap(([method, definition]) =>
      isJsonObject(definition) && Array.isArray(definition.tags)
        ? [
            {
              id: String(definition.operationId),
              method: method.toUpperCase(),
              path,
              tag: String(definition.tags[0]),
              definition,
            },
          ]
        : [],
    ),
  );
}

/** A call with everything that the contract says of it, as Markdown below a heading with its name. */
export function operationText(document: JsonObject, operation: Operation): string {
  const { id, method, path, definition } = operation;
  const parameters = list(definition.parameters).map((given) =>
    describeParameter(resolve(document, given)),
  );
  const sample = list(definition['x-codeSamples'])[0];
  return [
    `## ${id}`,
    `${code(`${method} ${path}`)}: ${definition.summary}.${definition.deprecated ? ' **Deprecated.**' : ''}`,
    String(definition.description),
    ...(parameters.length > 0 ? ['**Parameters**', fieldLines(parameters).join('\n')] : []),
    ...bodyText(document, definition),
    '**Answers**',
    [...answerLines(document, definition), ...errorLines(id)].join('\n'),
    ...(sample ? ['**Example**', fence('bash', String(sample.source))] : []),
    ...exampleAnswer(document, definition),
  ].join('\n\n');
}

/** The named objects that calls take and give, each followed by those inside it. */
export function componentsOf(document: JsonObject, operations: readonly Operation[]): string[] {
  const found = new Set<string>();
  const collect = (value: Json | undefined) => {
    if (Array.isArray(value)) {
      value.forEach(collect);
    } else if (isJsonObject(value)) {
      const name = componentName(value);
      if (name && !found.has(name)) {
        found.add(name);
        collect(objectAt(document, 'components', 'schemas', name));
      }
      Object.values(value).forEach(collect);
    }
  };
  for (const { definition } of operations) {
    for (const { answer } of successes(document, definition)) collect(schemaOf(answer));
    // The fields of a body stand with its call.
    for (const body of bodiesOf(document, definition))
      collect(Object.values(objectAt(document, 'components', 'schemas', body.name)));
  }
  return [...found].filter((name) => isObject(objectAt(document, 'components', 'schemas', name)));
}

/** What any call can answer with beside its own errors, a line each. */
export function sharedErrors(document: JsonObject, operations: readonly Operation[]): string[] {
  const answers = operations.flatMap(({ id, definition }) =>
    Object.entries(objectAt(definition, 'responses'))
      .filter(([status]) => Number(status) >= 400 && !OWN_STATUSES.includes(Number(status)))
      .map(([status, answer]) => ({ id, status, answer })),
  );
  const general = [...new Set(answers.map(({ status }) => status))].sort().map((wanted) => {
    const given = answers.filter(({ status }) => status === wanted);
    const callers = new Set(given.map(({ id }) => id));
    const others = operations.map(({ id }) => id).filter((id) => !callers.has(id));
    const words = oneLine(resolve(document, given[0]?.answer).description);
    return `- ${wanted}: ${words}${others.length < callers.size / 2 ? exceptions(others) : ''}`;
  });
  const common = commonErrors.map((error) => {
    const others = contractOperations.filter(({ errors }) => !errors.some((id) => id === error));
    return `${errorLine(error)}${exceptions(others.map(({ id }) => id))}`;
  });
  return [...common, ...general];
}

function exceptions(ids: readonly string[]): string {
  return ids.length > 0 ? ` Not from ${ids.map(code).join(', ')}.` : '';
}

/** The fields of a named object below its name; of one that has several shapes, the names of these. */
export function componentText(document: JsonObject, name: string): string {
  const schema = objectAt(document, 'components', 'schemas', name);
  const shapes = list(schema.oneOf).flatMap((shape) => componentName(shape) ?? []);
  const text =
    shapes.length > 0
      ? `One of ${shapes.map(code).join(', ')}.`
      : groupLines(describeComponent(name)).join('\n').trim();
  return `### ${name}\n\n${text}`;
}

function isObject(schema: JsonObject): boolean {
  return schema.type === 'object' || Array.isArray(schema.oneOf);
}

function bodiesOf(document: JsonObject, definition: JsonObject) {
  const content = objectAt(resolve(document, definition.requestBody), 'content');
  return Object.entries(content).flatMap(([type, media]) => {
    const name = componentName(objectAt(media, 'schema'));
    return name ? [{ type, name }] : [];
  });
}

function bodyText(document: JsonObject, definition: JsonObject): string[] {
  return bodiesOf(document, definition).flatMap(({ type, name }) => [
    `**Body**${type === JSON_TYPE ? '' : ` as ${code(type)}`}`,
    groupLines(describeComponent(name)).join('\n').trim(),
  ]);
}

function answerLines(document: JsonObject, definition: JsonObject): string[] {
  return successes(document, definition).map(({ status, answer }) => {
    const name = componentName(schemaOf(answer));
    return `- ${status}: ${oneLine(answer.description)}${name ? ` Body: ${code(name)}, see below.` : ''}`;
  });
}

/** The errors of an operation that not every operation returns, by status. */
function errorLines(id: string): string[] {
  const errors = (getOperation(id)?.errors ?? []).filter((error) => !isCommonError(error));
  return OWN_STATUSES.flatMap((status) =>
    errors.filter((error) => getError(error).status === status).map(errorLine),
  );
}

function errorLine(id: ErrorId): string {
  const { status, message, summary } = getError(id);
  return `- ${status} ${code(message.join('; '))}: ${summary}`;
}

function exampleAnswer(document: JsonObject, definition: JsonObject): string[] {
  const [first] = successes(document, definition);
  const [example] = Object.values(objectAt(first?.answer, 'content', JSON_TYPE, 'examples'));
  const { value } = resolve(document, example);
  const text = value === undefined ? '' : JSON.stringify(value, null, 2);
  return text === '' || text.length > LONGEST_EXAMPLE ? [] : [fence('json', text)];
}

function successes(document: JsonObject, definition: JsonObject) {
  return Object.entries(objectAt(definition, 'responses'))
    .filter(([status]) => status.startsWith('2'))
    .map(([status, answer]) => ({ status, answer: resolve(document, answer) }));
}

function schemaOf(answer: JsonObject): JsonObject {
  return objectAt(answer, 'content', JSON_TYPE, 'schema');
}

function componentName({ $ref }: JsonObject): string | null {
  const prefix = '#/components/schemas/';
  return typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : null;
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function oneLine(text: Json | undefined): string {
  return String(text ?? '').replace(/\s+/g, ' ');
}

function list(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) return {};
  return typeof value.$ref === 'string'
    ? objectAt(document, ...value.$ref.slice(2).split('/'))
    : value;
}

/** The object under some keys, or an empty one. */
function objectAt(value: Json | undefined, ...keys: string[]): JsonObject {
  const found = keys.reduce<Json | undefined>(
    (current, key) => (isJsonObject(current) ? current[key] : undefined),
    value,
  );
  return isJsonObject(found) ? found : {};
}
