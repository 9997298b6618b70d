import type { Json, JsonObject } from './json';

function between(least: Json | undefined, most: Json | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined && least === 1 && unit !== '') return ['not empty'];
  if (most === undefined) return [`at least ${least}${unit}`];
  if (least === undefined) return [`at most ${most}${unit}`];
  return [least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`];
}

const formatWords: Record<string, string> = {
  'date-time': 'ISO 8601 in UTC',
  email: 'e-mail address',
  int64: '64 bit',
  uri: 'absolute URL',
};

function formatOf({ format }: JsonObject): string[] {
  return typeof format === 'string' ? [formatWords[format] ?? format] : [];
}

function stepOf({ multipleOf, not }: JsonObject): string[] {
  const steps = multipleOf === undefined ? [] : [`in steps of ${multipleOf}`];
  return not === undefined ? steps : [...steps, 'not 0'];
}

/** The limits of a value in words, such as `1 to 15000 characters`. */
export function constraintsOf(schema: JsonObject): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const { pattern, type } = schema;
  return [
    ...formatOf(schema),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...(type === 'number' ? stepOf(schema) : []),
    ...(typeof pattern === 'string' ? [`pattern ${pattern}`] : []),
  ];
}
