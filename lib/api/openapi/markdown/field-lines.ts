import type { FieldDescription, FieldGroup } from '../fields';
import { codeSpan, oneLine } from './markdown-text';

/** Fields as a nested list: name, type, whether the field is optional or can be null, meaning, values, limits, default. */
export function fieldLines(fields: readonly FieldDescription[], indent = ''): string[] {
  return fields.flatMap((field) => [
    `${indent}- ${fieldLine(field)}`,
    ...fieldLines(field.fields ?? [], `${indent}  `),
  ]);
}

/** The fields of an object. If it has several variants, each follows the constants that distinguish it. */
export function groupLines(groups: readonly FieldGroup[]): string[] {
  return groups.flatMap(({ when, fields }) => [
    ...(when ? [`When ${codeSpan(when)}:`, ''] : []),
    ...fieldLines(fields),
    '',
  ]);
}

function fieldLine({
  name,
  type,
  nullable,
  optional,
  constraints,
  description,
  defaultValue,
  enumValues,
}: FieldDescription): string {
  const attributes = [type, ...(nullable ? ['or null'] : []), ...(optional ? ['optional'] : [])];
  const limits = constraints.map((limit) =>
    limit.startsWith('pattern ') ? `pattern ${codeSpan(limit.slice('pattern '.length))}` : limit,
  );
  const sentences = [
    oneLine(description),
    enumValues ? `One of ${enumValues.map(codeSpan).join(', ')}.` : '',
    limits.length > 0 ? `Limits: ${limits.join(', ')}.` : '',
    defaultValue === undefined ? '' : `Defaults to ${codeSpan(defaultValue)}.`,
  ];
  return [
    `${codeSpan(name)} (${attributes.join(', ').replace(', or null', ' or null')}):`,
    ...sentences,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
