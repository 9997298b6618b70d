import type { EnumDoc, EnumMemberDoc, SdkModel } from '../model-types';
import { areaItem, definedIn, guideLink } from './blocks';
import { codeLink, codeSpan, countOf, fence, list, section, table } from './markdown';
import { type Names, namesOnPage, prose } from './names';
import { plainText, toMarkdownPage } from './page';
import { usedBy } from './used-by';

/** The page of an enumeration. Error codes also say what to do, and which functions give them. */
export function enumPage(model: SdkModel, doc: EnumDoc, allNames: Names): string {
  const names = namesOnPage(namesWithoutMembers(allNames, doc), doc.name, []);
  const members = countOf(doc.members.length, 'member');
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} Enumeration of ${doc.importPath} with ${members}.`,
    declaration: doc.name,
    generatedFrom: `lib/sdk/${doc.definedIn}`,
  };
  const related = [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
  ];
  return toMarkdownPage(head, [
    ...section('Signature', fence(doc.importPath, doc.declaration)),
    ...section('Members', memberTable(doc, names)),
    ...section('Given by', givenByTable(model, doc, names)),
    ...section('Remarks', prose(doc.remarks, names)),
    ...section('Used by', usedBy(model, doc.name)),
    ...section('Defined in', definedIn(doc, [doc.importPath], true)),
    ...section('See also', list(related)),
  ]);
}

function memberTable(doc: EnumDoc, names: Names): string {
  const hasValues = doc.members.some(({ name, value }) => name !== value);
  const hasRemedies = doc.members.some(({ whatToDo }) => whatToDo);
  return table(
    ['Member', ...(hasValues ? ['Value'] : []), 'Meaning', ...(hasRemedies ? ['What to do'] : [])],
    doc.members.map(({ name, value, summary, whatToDo = '' }) => [
      codeSpan(name),
      ...(hasValues ? [codeSpan(value)] : []),
      prose(summary, names),
      ...(hasRemedies ? [prose(whatToDo, names)] : []),
    ]),
  );
}

function givenByTable(model: SdkModel, doc: EnumDoc, names: Names): string {
  if (!doc.members.some(({ whatToDo }) => whatToDo)) return '';
  const rows = doc.members.map((member) => [
    codeSpan(member.name),
    givers(model, member, names),
    member.restStatus ?? '',
  ]);
  return table(['Member', 'Functions', 'Status of the API'], rows);
}

function givers(model: SdkModel, { name, commonTo }: EnumMemberDoc, names: Names): string {
  if (commonTo === 'methods') return 'every method';
  if (commonTo === 'apiCalls') return 'every call of the API';
  return model.functions
    .filter(({ errors }) => errors.some(({ code }) => code === name))
    .map((giver) => codeLink(giver.name, names.get(giver.name)))
    .join(', ');
}

function namesWithoutMembers(names: Names, { members }: EnumDoc): Names {
  const own = new Set(members.map(({ name }) => name));
  return new Map([...names].filter(([name]) => !own.has(name)));
}
