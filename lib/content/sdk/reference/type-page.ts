import { generatedPage } from '../../load/generated-pages';
import type { DeclaredTypeDoc, SdkModel } from '../model-types';
import {
  areaItem,
  fieldTable,
  guideLink,
  sortImportPaths,
  sourceList,
  typeBlocks,
  typeParameterTable,
} from './blocks';
import {
  codeLink,
  codeSpan,
  countOf,
  fence,
  joinNames,
  list,
  plainText,
  section,
  uncapitalize,
} from './markdown';
import { linkNames, linksOnPage, type NameLinks } from './name-links';
import { referencedNames, typesWithoutPage } from './referenced-types';
import { usedByTable } from './used-by-table';

const MAX_NAMES_IN_DESCRIPTION = 3;

/** The page of an interface or of a type alias for a function. */
export function typePage(model: SdkModel, doc: DeclaredTypeDoc, allLinks: NameLinks): string {
  const types = typesWithoutPage(model, doc);
  const links = linksOnPage(allLinks, doc.name, types);
  const isFunction = doc.returns !== '';
  const entry = model.areas.find(({ name }) => name === doc.area)?.importPath ?? doc.area;
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} ${isFunction ? 'Type alias' : 'Interface'} of ${entry} with ${describeFields(doc)}.`,
    kind: 'reference',
    declaration: doc.name,
    generated_from: `lib/content/sdk/${doc.definedIn}`,
  };
  return generatedPage(head, [
    ...section('Signature', fence(entry, doc.declaration)),
    ...section('Type parameters', typeParameterTable(doc.typeParameters, links)),
    ...section(isFunction ? 'Parameters' : 'Members', fieldTable(doc.fields, links)),
    ...(isFunction ? section('Returns', returnsText(doc, links)) : []),
    ...section('Remarks', linkNames(doc.remarks, links)),
    ...section('Types', ...typeBlocks(types, entry)),
    ...section('Used by', usedByTable(model, doc.name)),
    ...section('Defined in', sourceList(doc, sortImportPaths(doc, entry), false)),
    ...section('See also', list(relatedItems(model, doc, links))),
  ]);
}

function describeFields({ fields, returns }: DeclaredTypeDoc): string {
  const noun = returns === '' ? 'member' : 'parameter';
  if (fields.length > MAX_NAMES_IN_DESCRIPTION) return countOf(fields.length, noun);
  const names = joinNames(fields.map(({ name }) => name));
  return `the ${noun}${fields.length === 1 ? '' : 's'} ${names}`;
}

function returnsText(doc: DeclaredTypeDoc, links: NameLinks): string {
  const [, type] = /=> ([^=]+);$/.exec(doc.declaration) ?? [];
  const lead = `A ${codeSpan(doc.name)} returns`;
  return `${lead} ${type ? codeSpan(type) : 'a value'}: ${linkNames(uncapitalize(doc.returns), links)}`;
}

function relatedItems(model: SdkModel, doc: DeclaredTypeDoc, links: NameLinks): string[] {
  const types = referencedNames(model, doc).flatMap((name) => {
    const url = links.get(name);
    return url?.startsWith('/') ? [codeLink(name, url)] : [];
  });
  return [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []),
  ];
}
