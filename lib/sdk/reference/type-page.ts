import type { DeclaredTypeDoc, SdkModel } from '../model-types';
import {
  areaItem,
  definedIn,
  entriesOf,
  fieldTable,
  guideLink,
  typeBlocks,
  typeParameterTable,
} from './blocks';
import { codeLink, codeSpan, countOf, fence, joinNames, list, section } from './markdown';
import { type Names, namesOnPage, prose } from './names';
import { plainText, toMarkdownPage, uncapitalize } from './page';
import { mentionedNames, shownTypes } from './shown-types';
import { usedBy } from './used-by';

const MOST_NAMES_IN_DESCRIPTION = 3;

/** The page of an interface or of a type alias for a function. */
export function typePage(model: SdkModel, doc: DeclaredTypeDoc, allNames: Names): string {
  const types = shownTypes(model, doc);
  const names = namesOnPage(allNames, doc.name, types);
  const isFunction = doc.returns !== '';
  const entry = model.areas.find(({ name }) => name === doc.area)?.importPath ?? doc.area;
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} ${isFunction ? 'Type alias' : 'Interface'} of ${entry} with ${fieldWords(doc)}.`,
    declaration: doc.name,
    generatedFrom: `lib/sdk/${doc.definedIn}`,
  };
  return toMarkdownPage(head, [
    ...section('Signature', fence(entry, doc.declaration)),
    ...section('Type parameters', typeParameterTable(doc.typeParameters, names)),
    ...section(isFunction ? 'Parameters' : 'Members', fieldTable(doc.fields, names)),
    ...(isFunction ? section('Returns', returnsText(doc, names)) : []),
    ...section('Remarks', prose(doc.remarks, names)),
    ...section('Types', ...typeBlocks(types, entry)),
    ...section('Used by', usedBy(model, doc.name)),
    ...section('Defined in', definedIn(doc, entriesOf(doc, entry), false)),
    ...section('See also', list(relatedItems(model, doc, names))),
  ]);
}

function fieldWords({ fields, returns }: DeclaredTypeDoc): string {
  const noun = returns === '' ? 'member' : 'parameter';
  if (fields.length > MOST_NAMES_IN_DESCRIPTION) return countOf(fields.length, noun);
  const names = joinNames(fields.map(({ name }) => name));
  return `the ${noun}${fields.length === 1 ? '' : 's'} ${names}`;
}

function returnsText(doc: DeclaredTypeDoc, names: Names): string {
  const [, type] = /=> ([^=]+);$/.exec(doc.declaration) ?? [];
  const lead = `A ${codeSpan(doc.name)} returns`;
  return `${lead} ${type ? codeSpan(type) : 'a value'}: ${prose(uncapitalize(doc.returns), names)}`;
}

function relatedItems(model: SdkModel, doc: DeclaredTypeDoc, names: Names): string[] {
  const types = mentionedNames(model, doc).flatMap((name) => {
    const url = names.get(name);
    return url?.startsWith('/') ? [codeLink(name, url)] : [];
  });
  return [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []),
  ];
}
