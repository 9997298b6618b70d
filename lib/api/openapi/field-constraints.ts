import type { SchemaObject } from 'openapi3-ts/oas31';

const FORMAT_LABELS: Readonly<Record<string, string>> = {
  'date-time': 'ISO 8601 in UTC',
  email: 'email address',
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
    ...rangeText(minimum, maximum, ''),
    ...rangeText(minLength, maxLength, ' characters'),
    ...rangeText(minItems, maxItems, ' entries'),
    ...(type === 'number' ? stepOf(schema) : []),
    ...(pattern === undefined ? [] : [`pattern ${pattern}`]),
  ];
}

function rangeText(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (min === undefined && max === undefined) return [];
  if (max === undefined && min === 1 && unit !== '') return ['not empty'];
  if (max === undefined) return [`at least ${min}${unit}`];
  if (min === undefined) return [`at most ${max}${unit}`];
  return [min === max ? `exactly ${min}${unit}` : `${min} to ${max}${unit}`];
}

function stepOf({ multipleOf, not }: SchemaObject): string[] {
  const steps = multipleOf === undefined ? [] : [`in steps of ${multipleOf}`];
  return not === undefined ? steps : [...steps, 'not 0'];
}
