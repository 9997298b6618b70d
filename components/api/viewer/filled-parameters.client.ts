import { fill } from '@/lib/messages/fill';
import { child, isObject, type JsonObject } from './json-object.client';

/**
 * Swagger UI fills every field with the example of its parameter. Examples of optional parameters can contradict each
 * other, or match nothing together. So only those that the first code sample sends are filled in, and the others are
 * part of the description.
 *
 * @param operation an operation with its references resolved
 * @param exampleText text for an example, with the placeholder `{value}`
 */
export function fillSentParameters(operation: unknown, exampleText: string): unknown {
  const sent = sentParameters(operation);
  if (!sent || !isObject(operation) || !Array.isArray(operation.parameters)) return operation;
  const parameters = operation.parameters.map((parameter: unknown) =>
    isObject(parameter) && !parameter.required && !sent.has(String(parameter.name))
      ? withoutExample(parameter, exampleText)
      : parameter,
  );
  return { ...operation, parameters };
}

/** The names in the query of the first code sample; `undefined` without one. */
function sentParameters(operation: unknown): URLSearchParams | undefined {
  const source = child(child(child(operation, 'x-codeSamples'), '0'), 'source');
  const [address] = /https?:\/\/[^\s'"]+/.exec(typeof source === 'string' ? source : '') ?? [];
  return address && URL.canParse(address) ? new URL(address).searchParams : undefined;
}

function withoutExample(parameter: JsonObject, exampleText: string): JsonObject {
  const { example: ownExample, examples, schema, ...rest } = parameter;
  const { example: schemaExample, ...restOfSchema } = isObject(schema) ? schema : {};
  const [named] = isObject(examples) ? Object.values(examples) : [];
  const example = ownExample ?? child(named, 'value') ?? schemaExample;
  const isShown = example !== undefined && restOfSchema.default === undefined;
  const description = typeof rest.description === 'string' ? rest.description : '';
  return {
    ...rest,
    schema: isObject(schema) ? restOfSchema : schema,
    ...(isShown && {
      description: `${description}\n\n${fill(exampleText, { value: `\`${textOf(example)}\`` })}`,
    }),
  };
}

function textOf(example: unknown): string {
  return typeof example === 'string' ? example : JSON.stringify(example);
}
