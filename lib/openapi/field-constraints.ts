import type { SchemaObject } from 'openapi3-ts/oas31';

const FORMAT_LABELS: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601 in UTC',
  email: 'e-mail address',
  int64: '64 bit',
  uri: 'absolute URL',
};

/** The limits of a value as text, such as `1 to 15000 characters`. */
export function constraintsOf(schema: SchemaObject): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const { format, pattern, type } = schema;
  return [
    ...(format === undefined ? [] : [FORMAT_LABELS[format] ?? format]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
    ...(type === 'number' ? stepOf(schema) : []),
    ...(pattern === undefined ? [] : [`pattern ${pattern}`]),
  ];
}

function between(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined && least === 1 && unit !== '') return ['not empty'];
  if (most === undefined) return [`at least ${least}${unit}`];
  if (least === undefined) return [`at most ${most}${unit}`];
  return [least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`];
}

function stepOf({ multipleOf, not }: SchemaObject): string[] {
  const steps = multipleOf === undefined ? [] : [`in steps of ${multipleOf}`];
  return not === undefined ? steps : [...steps, 'not 0'];
}
