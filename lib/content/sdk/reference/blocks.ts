import type { DeclaredTypeDoc, FieldDoc, SdkModel } from '../model-types';
import { documentedDeclaration } from './documented-declaration';
import { codeLink, codeSpan, fence, list, table, uncapitalize } from './markdown';
import { linkNames, type NameLinks, typeLink } from './name-links';

const MAX_INLINE_TYPE_LENGTH = 40;

/** A table of names, types, and meanings. Members of an inline type follow it with their full name. */
export function fieldTable(fields: FieldDoc[], links: NameLinks): string {
  if (fields.length === 0) return '';
  const rows = fields.flatMap((field) => fieldRows(field, '', links));
  return table(['Name', 'Type', 'Meaning'], rows);
}

/** A table of the type parameters of a declaration. */
export function typeParameterTable(
  parameters: { name: string; constraint: string | null; description: string }[],
  links: NameLinks,
): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, constraint, description }) => [
    codeSpan(name),
    constraint ? codeSpan(constraint) : 'any type',
    linkNames(description, links),
  ]);
  return table(['Name', 'Extends', 'Meaning'], rows);
}

/** Types without a page, each with its name as heading and, if possible, the import path `entry`. */
export function typeBlocks(types: DeclaredTypeDoc[], entry: string): string[] {
  return types.flatMap((type) => [
    `### ${type.name}`,
    fence(sortImportPaths(type, entry)[0] ?? type.area, documentedDeclaration(type)),
  ]);
}

/** Sorts the import paths of a type: the given one first, the React package last. */
export function sortImportPaths({ importPaths }: DeclaredTypeDoc, first: string): string[] {
  const rank = (path: string) => (path === first ? 0 : path.startsWith('@laurel/sdk/') ? 1 : 2);
  return [...importPaths].sort((a, b) => rank(a) - rank(b));
}

/** A list with the source position of a declaration and how code imports it. */
export function sourceList(
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

/** The end of the address of a page that explains one method. */
export const METHOD_PAGE = /\/methods\/[^/]+$/;

/** The page that explains a method, if it is about nothing else. */
export function methodPage({ guide }: { guide: string | null }): string | undefined {
  return guide && METHOD_PAGE.test(guide) ? guide : undefined;
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

function fieldRows(field: FieldDoc, parent: string, links: NameLinks): string[][] {
  const name = parent + field.name;
  const isLong = field.type.length > MAX_INLINE_TYPE_LENGTH && field.type.startsWith('{');
  const type = isLong ? 'object' : field.type;
  return [
    [
      codeSpan(name) + noteOf(field, links),
      typeLink(type, links),
      linkNames(field.description, links),
    ],
    ...field.fields.flatMap((inner) => fieldRows(inner, `${name}.`, links)),
  ];
}

/** Whether a field is optional, and its default: a value in code, or words. */
function noteOf({ optional, defaultValue }: FieldDoc, links: NameLinks): string {
  if (!defaultValue) return optional ? ' *optional*' : '';
  if (defaultValue.startsWith('`')) return ` *optional, default ${linkNames(defaultValue, links)}*`;
  return ` *optional; default: ${linkNames(uncapitalize(defaultValue), links)}*`;
}
