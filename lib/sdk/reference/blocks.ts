import type { DeclaredTypeDoc, FieldDoc, SdkModel } from '../model-types';
import { documentedDeclaration } from './documented-declaration';
import { codeLink, codeSpan, fence, list, table } from './markdown';
import { type Names, prose, typeLink } from './names';

const LONGEST_INLINE_TYPE = 40;

/** Names, types and meanings; the members of an inline type follow it under their full name. */
export function fieldTable(fields: FieldDoc[], names: Names): string {
  if (fields.length === 0) return '';
  const rows = fields.flatMap((field) => fieldRows(field, '', names));
  return table(['Name', 'Type', 'Meaning'], rows);
}

/** The type parameters of a declaration. */
export function typeParameterTable(
  parameters: { name: string; constraint: string | null; description: string }[],
  names: Names,
): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, constraint, description }) => [
    codeSpan(name),
    constraint ? codeSpan(constraint) : 'any type',
    prose(description, names),
  ]);
  return table(['Name', 'Extends', 'Meaning'], rows);
}

/** Types without a page of their own, each under its name, and imported from `entry` if they can be. */
export function typeBlocks(types: DeclaredTypeDoc[], entry: string): string[] {
  return types.flatMap((type) => [
    `### ${type.name}`,
    fence(entriesOf(type, entry)[0] ?? type.area, documentedDeclaration(type)),
  ]);
}

/** Where a type can be imported from: a given entry point first, the React package last. */
export function entriesOf({ importPaths }: DeclaredTypeDoc, first: string): string[] {
  const rank = (path: string) => (path === first ? 0 : path.startsWith('@laurel/sdk/') ? 1 : 2);
  return [...importPaths].sort((a, b) => rank(a) - rank(b));
}

/** Where a declaration stands, and how code reaches it. */
export function definedIn(
  doc: { name: string; definedIn: string; line: number },
  importPaths: string[],
  isGlobal: boolean,
): string {
  return list([
    `Declaration: ${codeSpan(doc.definedIn)}, line ${doc.line}`,
    `Package: ${importPaths.map(codeSpan).join(', ')}`,
    ...(isGlobal ? [`Plain script: ${codeSpan(`Laurel.${doc.name}`)}`] : []),
  ]);
}

/** A link to a page that explains how to use something. */
export function guideLink(url: string): string {
  const segment = url.slice(url.lastIndexOf('/') + 1);
  return /[A-Z]/.test(segment) ? codeLink(segment, url) : `[${titleOf(segment)}](${url})`;
}

/** The area that a declaration belongs to, as an item of a list. */
export function areaItem(model: SdkModel, area: string): string[] {
  const doc = model.areas.find(({ name }) => name === area);
  return doc
    ? [`Area: [${doc.name}](${doc.referencePage}), imported from ${codeSpan(doc.importPath)}`]
    : [];
}

function titleOf(segment: string): string {
  const words = segment
    .replaceAll('_', ' ')
    .replace(/^sdk\b/, 'SDK')
    .replace(/\bsdk$/, 'SDK');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldRows(field: FieldDoc, parent: string, names: Names): string[][] {
  const name = parent + field.name;
  const isLong = field.type.length > LONGEST_INLINE_TYPE && field.type.startsWith('{');
  const type = isLong ? 'object' : field.type;
  const note = field.defaultValue
    ? ` *optional, default ${prose(field.defaultValue, names)}*`
    : field.optional
      ? ' *optional*'
      : '';
  return [
    [codeSpan(name) + note, typeLink(type, names), prose(field.description, names)],
    ...field.fields.flatMap((inner) => fieldRows(inner, `${name}.`, names)),
  ];
}
