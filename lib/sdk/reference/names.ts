import type { DeclaredTypeDoc, SdkModel } from '../model-types';
import { codeLink, codeSpan } from './markdown';

/** Where the names of the SDK are explained. */
export type Names = ReadonlyMap<string, string>;

/** Where every call of the REST API is described. */
export const API_URL = '/api';

const REST_CALL = /^(GET|POST|PUT|PATCH|DELETE) \/v2\//;

/** The functions, enumerations, types and events that have a page, with their members. */
export function namesWithPages(model: SdkModel): Names {
  const names = new Map<string, string>();
  for (const { name, guide } of model.events) if (guide) names.set(name, guide);
  for (const { name, members, referencePage } of model.enums) {
    if (!referencePage) continue;
    for (const member of members) {
      names.set(`${name}.${member.name}`, referencePage);
      if (name === 'ERROR_CODES') names.set(member.name, referencePage);
    }
  }
  for (const { name, referencePage } of pagedDocs(model)) {
    if (referencePage) names.set(name, referencePage);
  }
  return names;
}

/** The names as one page links them: not to itself, and to the types that it shows. */
export function namesOnPage(names: Names, self: string, shown: DeclaredTypeDoc[]): Names {
  const own = new Map(names);
  for (const [name] of names) if (name === self || name.startsWith(`${self}.`)) own.delete(name);
  for (const { name } of shown) own.set(name, `#${name.toLowerCase()}`);
  return own;
}

/** Inline Markdown from the declarations, with links on the names and nothing that MDX would run. */
export function prose(markdown: string, names: Names): string {
  return markdown
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (!part.startsWith('`')) return part.replace(/[<{}]/g, '\\$&');
      const name = part.slice(1, -1);
      return codeLink(name, REST_CALL.test(name) ? API_URL : names.get(name));
    })
    .join('');
}

/** A type as code, linked where it is one named type, a list of it, or one that may be `null`. */
export function typeLink(type: string, names: Names): string {
  const name = type.replace(/( \| null|\[\])+$/, '');
  const url = names.get(name);
  return url ? codeLink(type, url) : codeSpan(type);
}

function pagedDocs(model: SdkModel) {
  return [...model.functions, ...model.enums, ...model.interfaces, ...model.typeAliases];
}
