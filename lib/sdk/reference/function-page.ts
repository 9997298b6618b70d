import type { FunctionDoc, SdkModel } from '../model-types';
import {
  areaItem,
  definedIn,
  fieldTable,
  guideLink,
  typeBlocks,
  typeParameterTable,
} from './blocks';
import { type Failure, failuresOf } from './failures';
import {
  codeLink,
  codeSpan,
  countOf,
  countWord,
  fence,
  joinNames,
  list,
  section,
  table,
} from './markdown';
import { API_URL, type Names, namesOnPage, prose, typeLink } from './names';
import { plainText, toMarkdownPage, uncapitalize } from './page';
import { resultWords, shortReturnType } from './result-text';
import { mentionedNames, shownTypes } from './shown-types';

const SOURCES: Record<Failure['source'], string> = {
  function: 'this function',
  methods: 'every method',
  apiCalls: 'every call of the API',
};

/** The page of a function. */
export function functionPage(model: SdkModel, doc: FunctionDoc, allNames: Names): string {
  const types = shownTypes(model, doc);
  const names = namesOnPage(allNames, doc.name, types);
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} Exported by ${doc.importPath}; ${resultWords(doc)}.`,
    declaration: doc.name,
    generatedFrom: `lib/sdk/${doc.definedIn}`,
  };
  return toMarkdownPage(head, [
    ...section('Signature', fence(doc.importPath, doc.signature)),
    ...section('Type parameters', typeParameterTable(doc.typeParameters, names)),
    ...section('Parameters', ...parameterBlocks(doc, names)),
    ...section('Returns', ...resultBlocks(doc, names)),
    ...section('Throws', ...failureBlocks(model, doc, names)),
    ...section('Remarks', ...remarkBlocks(doc, names)),
    ...section('Types', ...typeBlocks(types, doc.importPath)),
    ...section('Defined in', definedIn(doc, [doc.importPath], true)),
    ...section('See also', list(relatedItems(model, doc, names))),
  ]);
}

function parameterBlocks(doc: FunctionDoc, names: Names): string[] {
  if (doc.parameters.length === 0) return [`${codeSpan(doc.name)} takes no arguments.`];
  return [fieldTable(doc.parameters, names)];
}

function resultBlocks(doc: FunctionDoc, names: Names): string[] {
  const lead = `${codeSpan(doc.name)} returns ${codeSpan(shortReturnType(doc))}`;
  if (doc.resultType === 'void') return [`${lead}, so there is no result to check.`];
  const text = `${lead}: ${prose(uncapitalize(doc.returns), names)}`;
  if (doc.resultType === 'Success' || !doc.canFail) return [text];
  const data = `On success ${codeSpan('data')}`;
  if (!doc.resultType.startsWith('{')) {
    return [`${text} ${data} is of the type ${typeLink(doc.resultType, names)}.`];
  }
  const count = countOf(doc.resultFields.length, 'member');
  return [`${text} ${data} has ${count}:`, fieldTable(doc.resultFields, names)];
}

function failureBlocks(model: SdkModel, doc: FunctionDoc, names: Names): string[] {
  const name = codeSpan(doc.name);
  const failures = failuresOf(model, doc);
  if (failures.length === 0) {
    return [`${name} gives no error code, as it has no result that could carry one.`];
  }
  const result = prose('`ErrorResult`', names);
  const lead = doc.isAsync
    ? `The promise of ${name} does not reject: a failure resolves to ${result}.`
    : `${name} throws nothing: a failure is returned as ${result}, at once.`;
  const code = codeLink('error.code', names.get('ERROR_CODES'));
  const own = failures.filter(({ source }) => source === 'function').length;
  const causes =
    own > 0
      ? `; ${countWord(own)} of them ${own === 1 ? 'has' : 'have'} a cause of ${own === 1 ? 'its' : 'their'} own here`
      : '';
  return [
    `${lead} Its ${code} is one of ${countOf(failures.length, 'value')}${causes}.`,
    table(
      ['Code', 'Cause', 'Given by'],
      failures.map((failure) => [
        codeSpan(failure.code),
        prose(failure.cause, names),
        SOURCES[failure.source],
      ]),
    ),
  ];
}

function remarkBlocks(doc: FunctionDoc, names: Names): string[] {
  const paragraphs = doc.remarks ? prose(doc.remarks, names).split('\n\n') : [];
  if (!doc.isAsync) return paragraphs;
  const last = `${paragraphs.pop() ?? ''} ${codeSpan(doc.name)} ${requestWords(doc)}.`;
  return [...paragraphs, last.trim()];
}

function requestWords({ callsApi, restCalls }: FunctionDoc): string {
  if (!callsApi) return 'itself does not call the API';
  const calls = restCalls.map((call) => codeLink(call, API_URL));
  return calls.length > 0 ? `calls ${joinNames(calls)}` : 'calls the API';
}

function relatedItems(model: SdkModel, doc: FunctionDoc, names: Names): string[] {
  const mentioned = mentionedNames(model, doc);
  const types = mentioned.flatMap((name) => {
    const url = names.get(name);
    return url?.startsWith('/') ? [codeLink(name, url)] : [];
  });
  const events = mentioned.includes('SdkEventMap')
    ? model.events.map(
        ({ name, summary }) => `Event ${codeLink(name, names.get(name))}: ${prose(summary, names)}`,
      )
    : doc.events.map(
        ({ name, when }) => `Fires ${codeLink(name, names.get(name))} ${prose(when, names)}`,
      );
  return [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []),
    ...events,
    ...doc.restCalls.map((call) => `API call: ${codeLink(call, API_URL)}`),
  ];
}
