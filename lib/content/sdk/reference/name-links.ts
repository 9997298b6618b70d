import { operations } from '../../../api/operations';
import { operationPageUrl, sdkErrorUrl } from '../../api-reference/api-pages';
import type { DeclaredTypeDoc, SdkModel } from '../model-types';
import { codeLink, codeSpan } from './markdown';

/** Addresses of the pages that describe the names of the SDK. */
export type NameLinks = ReadonlyMap<string, string>;

/** Returns links for the functions, enumerations, types, and events with a page, for enumeration members, and for endpoints. */
export function buildNameLinks(model: SdkModel): NameLinks {
  const links = new Map<string, string>();
  for (const { name, guide } of model.events) if (guide) links.set(name, guide);
  for (const { name, members, referencePage } of model.enums) {
    if (!referencePage) continue;
    for (const member of members) {
      links.set(`${name}.${member.name}`, referencePage);
      if (name === 'ERROR_CODES') links.set(member.name, sdkErrorUrl(member.name));
    }
  }
  for (const { name, referencePage } of allDeclarations(model)) {
    if (referencePage) links.set(name, referencePage);
  }
  for (const { id, method, path } of operations) {
    links.set(`${method.toUpperCase()} ${path}`, operationPageUrl(id) ?? '/docs/Api');
  }
  return links;
}

/** Returns the links for one page: without links to itself, and with anchors for the types that it shows. */
export function linksOnPage(
  links: NameLinks,
  pageName: string,
  typesOnPage: DeclaredTypeDoc[],
): NameLinks {
  const pageLinks = new Map(links);
  for (const [name] of links) {
    if (name === pageName || name.startsWith(`${pageName}.`)) pageLinks.delete(name);
  }
  for (const { name } of typesOnPage) pageLinks.set(name, `#${name.toLowerCase()}`);
  return pageLinks;
}

/** Links the names in inline Markdown from the declarations, and escapes MDX syntax. */
export function linkNames(markdown: string, links: NameLinks): string {
  return markdown
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (!part.startsWith('`')) return part.replace(/[<{}]/g, '\\$&');
      const name = part.slice(1, -1);
      return codeLink(name, links.get(name));
    })
    .join('');
}

/** Returns a type as code, with a link if it is a named type, an array of it, or a union of it with `null`. */
export function typeLink(type: string, links: NameLinks): string {
  const name = type.replace(/( \| null|\[\])+$/, '');
  const url = links.get(name);
  return url ? codeLink(type, url) : codeSpan(type);
}

function allDeclarations(model: SdkModel) {
  return [...model.functions, ...model.enums, ...model.interfaces, ...model.typeAliases];
}
