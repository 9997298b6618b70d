import { LINE_WIDTH } from '../line-width';
import type { DeclaredTypeDoc, FieldDoc } from '../model-types';

const ONE_LINE_OBJECT = /^(\s*)(\| )?(.*)\{ ([^{}]+) \}(.*)$/;
const ONE_LINE_UNION = /^(type \w+ =)((?: '?\w+'? \|)+ '?\w+'?;)$/;

/** Returns a declaration with the comments of its members. */
export function documentedDeclaration(doc: DeclaredTypeDoc): string {
  const lines = doc.declaration.split('\n').flatMap(splitLine);
  const [head = '', ...body] = lines;
  const isUnion = body.some((line) => line.startsWith('  | '));
  return [
    ...comment([doc.summary, doc.remarks], ''),
    head,
    ...(isUnion ? withAlternatives(body, doc.fields) : withMembers(body, doc.fields)),
  ].join('\n');
}

/** Splits a one-line object or union into one line for each member, so that each can have a comment. */
function splitLine(line: string): string[] {
  const [, head, alternatives] = ONE_LINE_UNION.exec(line) ?? [];
  if (head && alternatives) {
    return [head, ...alternatives.split(' | ').map((name) => `  | ${name.trim()}`)];
  }
  const [, indent = '', sign = '', start = '', members, end = ''] =
    ONE_LINE_OBJECT.exec(line) ?? [];
  if (!members) return [line];
  const pad = indent + ' '.repeat(sign.length);
  return [
    `${indent}${sign}${start}{`,
    ...members.split('; ').map((member) => `${pad}  ${member};`),
    `${pad}}${end}`,
  ];
}

function withAlternatives(lines: string[], alternatives: FieldDoc[]): string[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('  | ') ? [index] : []));
  return starts.flatMap((start, index) => {
    const [head = '', ...body] = lines.slice(start, starts[index + 1]);
    const alternative = alternatives[index];
    if (!alternative) return [head, ...body];
    // The property `type` identifies the alternative, which the comment above already describes.
    const members = alternative.fields.filter(({ name }) => name !== 'type');
    return [...comment([alternative.description], '  '), head, ...withMembers(body, members)];
  });
}

function withMembers(lines: string[], fields: FieldDoc[]): string[] {
  const written: string[] = [];
  const depth = indentOf(lines[0] ?? '').length;
  let rest = lines;
  for (const field of fields) {
    const position = rest.findIndex(
      (line) => indentOf(line).length === depth && isMember(line, field),
    );
    if (position < 0) continue;
    const line = rest[position] ?? '';
    const indent = indentOf(line);
    const end = rest.findIndex(
      (later, index) => index > position && indentOf(later).length <= indent.length,
    );
    const inner = line.endsWith('{') ? rest.slice(position + 1, end) : [];
    const isMethod = /^\s*\w+\??\(/.test(line);
    const innerFields = isMethod
      ? field.fields.flatMap((parameter) => parameter.fields)
      : field.fields;
    written.push(
      ...rest.slice(0, position),
      ...comment([field.description, ...tagsOf(field, isMethod)], indent),
      line,
      ...withMembers(inner, innerFields),
    );
    rest = rest.slice(position + 1 + inner.length);
  }
  return [...written, ...rest];
}

function tagsOf(field: FieldDoc, isMethod: boolean): string[] {
  return [
    ...(field.defaultValue ? [`@defaultValue ${field.defaultValue}`] : []),
    ...(isMethod
      ? field.fields.map(({ name, description }) => `@param ${name} - ${description}`)
      : []),
  ];
}

function isMember(line: string, { name }: FieldDoc): boolean {
  const text = line.trimStart();
  return text.startsWith(name) && /^\??[:(]/.test(text.slice(name.length));
}

function indentOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}

function comment(paragraphs: string[], indent: string): string[] {
  const texts = paragraphs.flatMap((text) => (text ? text.split('\n\n') : []));
  const [only] = texts;
  if (!only) return [];
  const oneLine = `${indent}/** ${only} */`;
  if (texts.length === 1 && oneLine.length <= LINE_WIDTH) return [oneLine];
  const prefix = `${indent} * `;
  const lines = texts.flatMap((text, index) => {
    const wrapped = wrap(text, LINE_WIDTH - prefix.length).map((words) => prefix + words);
    return index === 0 || text.startsWith('@') ? wrapped : [prefix.trimEnd(), ...wrapped];
  });
  return [`${indent}/**`, ...lines, `${indent} */`];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
