import { errorsOf, type FunctionError } from '../function-errors';
import type { FunctionDoc, SdkModel } from '../model-types';
import {
  areaItem,
  fieldTable,
  guideLink,
  sourceList,
  typeBlocks,
  typeParameterTable,
} from './blocks';
import {
  codeLink,
  codeSpan,
  countOf,
  countWord,
  fence,
  joinNames,
  list,
  plainText,
  section,
  table,
  uncapitalize,
} from './markdown';
import { linkNames, linksOnPage, type NameLinks, typeLink } from './name-links';
import { toMarkdownPage } from './page';
import { referencedNames, typesWithoutPage } from './referenced-types';
import { describeResult, shortReturnType } from './result-text';

const SOURCES: Record<FunctionError['source'], string> = {
  function: 'this function',
  methods: 'every method',
  apiRequests: 'every call of the API',
};

/** The page of a function. */
export function functionPage(model: SdkModel, doc: FunctionDoc, allLinks: NameLinks): string {
  const types = typesWithoutPage(model, doc);
  const links = linksOnPage(allLinks, doc.name, types);
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} Exported by ${doc.importPath}; ${describeResult(doc)}.`,
    declaration: doc.name,
    generatedFrom: `lib/sdk/${doc.definedIn}`,
  };
  return toMarkdownPage(head, [
    ...section('Signature', fence(doc.importPath, doc.signature)),
    ...section('Type parameters', typeParameterTable(doc.typeParameters, links)),
    ...section('Parameters', ...parameterBlocks(doc, links)),
    ...section('Returns', ...resultBlocks(doc, links)),
    ...section('Throws', ...errorBlocks(model, doc, links)),
    ...section('Remarks', ...remarkBlocks(doc, links)),
    ...section('Types', ...typeBlocks(types, doc.importPath)),
    ...section('Defined in', sourceList(doc, [doc.importPath], doc.area !== 'react')),
    ...section('See also', list(relatedItems(model, doc, links))),
  ]);
}

function parameterBlocks(doc: FunctionDoc, links: NameLinks): string[] {
  if (doc.parameters.length === 0) return [`${codeSpan(doc.name)} takes no arguments.`];
  return [fieldTable(doc.parameters, links)];
}

function resultBlocks(doc: FunctionDoc, links: NameLinks): string[] {
  const lead = `${codeSpan(doc.name)} returns ${codeSpan(shortReturnType(doc))}`;
  if (doc.resultType === 'void') return [`${lead}, so there is no result to check.`];
  const text = `${lead}: ${linkNames(uncapitalize(doc.returns), links)}`;
  if (!doc.canFail && doc.resultFields.length > 0) {
    const count = countOf(doc.resultFields.length, 'member');
    return [`${text} The object has ${count}:`, fieldTable(doc.resultFields, links)];
  }
  if (doc.resultType === 'Success' || !doc.canFail) return [text];
  const data = `On success ${codeSpan('data')}`;
  if (!doc.resultType.startsWith('{')) {
    return [`${text} ${data} is of the type ${typeLink(doc.resultType, links)}.`];
  }
  const count = countOf(doc.resultFields.length, 'member');
  return [`${text} ${data} has ${count}:`, fieldTable(doc.resultFields, links)];
}

function errorBlocks(model: SdkModel, doc: FunctionDoc, links: NameLinks): string[] {
  const name = codeSpan(doc.name);
  const errors = errorsOf(model, doc);
  if (errors.length === 0) {
    return [`${name} gives no error code, as it has no result that could carry one.`];
  }
  const result = linkNames('`ErrorResult`', links);
  const lead = doc.isAsync
    ? `The promise of ${name} does not reject: a failure resolves to ${result}.`
    : `${name} throws nothing: a failure is returned as ${result}, at once.`;
  const code = codeLink('error.code', links.get('ERROR_CODES'));
  const specificCount = errors.filter(({ source }) => source === 'function').length;
  const causes =
    specificCount > 0
      ? `; ${countWord(specificCount)} of them ${specificCount === 1 ? 'has' : 'have'} a cause of ${specificCount === 1 ? 'its' : 'their'} own here`
      : '';
  return [
    `${lead} Its ${code} is one of ${countOf(errors.length, 'value')}${causes}.`,
    table(
      ['Code', 'Cause', 'What to do', 'Returned by'],
      errors.map((error) => [
        codeSpan(error.code),
        linkNames(error.cause, links),
        linkNames(error.whatToDo, links),
        SOURCES[error.source],
      ]),
    ),
  ];
}

function remarkBlocks(doc: FunctionDoc, links: NameLinks): string[] {
  const paragraphs = doc.remarks ? linkNames(doc.remarks, links).split('\n\n') : [];
  if (!doc.isAsync) return paragraphs;
  const last = `${paragraphs.pop() ?? ''} ${codeSpan(doc.name)} ${describeRequests(doc, links)}.`;
  return [...paragraphs, last.trim()];
}

function describeRequests({ callsApi, endpoints }: FunctionDoc, links: NameLinks): string {
  if (!callsApi) return 'itself does not call the API';
  const calls = endpoints.map((endpoint) => codeLink(endpoint, links.get(endpoint)));
  return calls.length > 0 ? `calls ${joinNames(calls)}` : 'calls the API';
}

function relatedItems(model: SdkModel, doc: FunctionDoc, links: NameLinks): string[] {
  const referenced = referencedNames(model, doc);
  const types = referenced.flatMap((name) => {
    const url = links.get(name);
    return url?.startsWith('/') ? [codeLink(name, url)] : [];
  });
  const events = referenced.includes('SdkEventMap')
    ? model.events.map(
        ({ name, summary }) =>
          `Event ${codeLink(name, links.get(name))}: ${linkNames(summary, links)}`,
      )
    : doc.events.map(
        ({ name, when }) => `Fires ${codeLink(name, links.get(name))} ${linkNames(when, links)}`,
      );
  return [
    ...(doc.guide ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []),
    ...events,
    ...doc.endpoints.map((endpoint) => `API call: ${codeLink(endpoint, links.get(endpoint))}`),
  ];
}
