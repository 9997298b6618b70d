import type { FieldDescription, FieldGroup } from '../../openapi/fields';

/** Fields as a nested list: name, type, whether it can be left out or null, meaning, values and limits. */
export function fieldLines(fields: readonly FieldDescription[], indent = ''): string[] {
  return fields.flatMap((field) => [
    `${indent}- ${fieldLine(field)}`,
    ...fieldLines(field.fields ?? [], `${indent}  `),
  ]);
}

/** The fields of an object; where it has several shapes, each under what tells it apart. */
export function groupLines(groups: readonly FieldGroup[]): string[] {
  return groups.flatMap(({ when, fields }) => [
    ...(when ? [`When ${code(when)}:`, ''] : []),
    ...fieldLines(fields),
    '',
  ]);
}

/** Text between backticks, which may itself hold some. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function fieldLine({
  name,
  type,
  nullable,
  optional,
  constraints,
  description,
  enumValues,
}: FieldDescription): string {
  const facts = [type, ...(nullable ? ['or null'] : []), ...(optional ? ['optional'] : [])];
  const limits = constraints.map((limit) =>
    limit.startsWith('pattern ') ? `pattern ${code(limit.slice('pattern '.length))}` : limit,
  );
  const sentences = [
    description.replace(/\s+/g, ' '),
    enumValues ? `One of ${enumValues.map(code).join(', ')}.` : '',
    limits.length > 0 ? `Limits: ${limits.join(', ')}.` : '',
  ];
  return [`${code(name)} (${facts.join(', ').replace(', or null', ' or null')}):`, ...sentences]
    .filter((part) => part !== '')
    .join(' ');
}
