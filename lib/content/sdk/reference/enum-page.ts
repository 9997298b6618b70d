import { generatedPage } from '../../load/generated-pages';
import type { EnumDoc, EnumMemberDoc, SdkModel } from '../model-types';
import { areaItem, guideLink, sourceList } from './blocks';
import { codeLink, codeSpan, countOf, fence, list, plainText, section, table } from './markdown';
import { linkNames, linksOnPage, type NameLinks } from './name-links';
import { usedByTable } from './used-by-table';

/** The page of an enumeration. For error codes it also says what to do and which functions return them. */
export function enumPage(model: SdkModel, doc: EnumDoc, allLinks: NameLinks): string {
  const links = linksOnPage(linksWithoutMembers(allLinks, doc), doc.name, []);
  const members = countOf(doc.members.length, 'member');
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} Enumeration of ${doc.importPath} with ${members}.`,
    kind: 'reference',
    declaration: doc.name,
    generated_from: `lib/content/sdk/${doc.definedIn}`,
  };
  const related = [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
  ];
  return generatedPage(head, [
    ...section('Signature', fence(doc.importPath, doc.declaration)),
    ...section('Members', memberTable(doc, links)),
    ...section('Returned by {#given-by}', functionsTable(model, doc, links)),
    ...section('Remarks', linkNames(doc.remarks, links)),
    ...section('Used by', usedByTable(model, doc.name)),
    ...section('Defined in', sourceList(doc, [doc.importPath], true)),
    ...section('See also', list(related)),
  ]);
}

function memberTable(doc: EnumDoc, links: NameLinks): string {
  const hasValues = doc.members.some(({ name, value }) => name !== value);
  const hasActions = doc.members.some(({ whatToDo }) => whatToDo);
  return table(
    ['Member', ...(hasValues ? ['Value'] : []), 'Meaning', ...(hasActions ? ['What to do'] : [])],
    doc.members.map(({ name, value, summary, whatToDo = '' }) => [
      codeSpan(name),
      ...(hasValues ? [codeSpan(value)] : []),
      linkNames(summary, links),
      ...(hasActions ? [linkNames(whatToDo, links)] : []),
    ]),
  );
}

function functionsTable(model: SdkModel, doc: EnumDoc, links: NameLinks): string {
  if (!doc.members.some(({ whatToDo }) => whatToDo)) return '';
  const rows = doc.members.map((member) => [
    codeSpan(member.name),
    functionsReturning(model, member, links),
    member.restStatus ?? '–',
  ]);
  return table(['Member', 'Functions', 'Status of the API'], rows);
}

function functionsReturning(
  model: SdkModel,
  { name, commonTo }: EnumMemberDoc,
  links: NameLinks,
): string {
  if (commonTo === 'methods') return 'every method';
  if (commonTo === 'apiRequests') return 'every method that calls the API';
  return model.functions
    .filter(({ errors }) => errors.some(({ code }) => code === name))
    .map((doc) => codeLink(doc.name, links.get(doc.name)))
    .join(', ');
}

function linksWithoutMembers(links: NameLinks, { members }: EnumDoc): NameLinks {
  const memberNames = new Set(members.map(({ name }) => name));
  return new Map([...links].filter(([name]) => !memberNames.has(name)));
}
