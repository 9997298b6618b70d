import { generatedPage } from '../../load/generated-pages';
import { errorsOf, type FunctionError } from '../function-errors';
import type { FunctionDoc, SdkModel } from '../model-types';
import {
  areaItem,
  fieldTable,
  guideLink,
  methodPage,
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
  table,
  uncapitalize,
} from './markdown';
import { linkNames, linksOnPage, type NameLinks, typeLink } from './name-links';
import { referencedNames, typesWithoutPage } from './referenced-types';
import { describeResult, shortReturnType } from './result-text';

const SOURCES: Record<FunctionError['source'], string> = {
  function: 'this function',
  methods: 'every method',
  apiRequests: 'every method that calls the API',
};

/** The page of a function. */
export function functionPage(model: SdkModel, doc: FunctionDoc, allLinks: NameLinks): string {
  const types = typesWithoutPage(model, doc);
  const links = linksOnPage(allLinks, doc.name, types);
  const head = {
    title: doc.name,
    description: `${plainText(doc.summary)} Exported by ${doc.importPath}; ${describeResult(doc)}.`,
    kind: 'reference',
    declaration: doc.name,
    generated_from: `lib/content/sdk/${doc.definedIn}`,
  };
  const explained = methodPage(doc);
  return generatedPage(head, [
    ...(explained
      ? [
          `These facts are generated. ${codeLink(doc.name, explained)} says when to call the method, with examples.`,
        ]
      : []),
    ...section('Signature', fence(doc.importPath, doc.signature)),
    ...section('Type parameters', typeParameterTable(doc.typeParameters, links)),
    ...section('Parameters', ...parameterBlocks(doc, links)),
    ...section('Returns', ...resultBlocks(doc, links)),
    ...section('Errors', ...errorBlocks(model, doc, links)),
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
    const count = countOf(doc.resultFields.length, 'property', 'properties');
    return [`${text} The object has ${count}:`, fieldTable(doc.resultFields, links)];
  }
  if (doc.resultType === 'Success' || !doc.canFail) return [text];
  const data = `On success, ${codeSpan('data')}`;
  if (!doc.resultType.startsWith('{')) {
    return [`${text} ${data} is of the type ${typeLink(doc.resultType, links)}.`];
  }
  const count = countOf(doc.resultFields.length, 'property', 'properties');
  return [`${text} ${data} has ${count}:`, fieldTable(doc.resultFields, links)];
}

function errorBlocks(model: SdkModel, doc: FunctionDoc, links: NameLinks): string[] {
  const name = codeSpan(doc.name);
  const errors = errorsOf(model, doc);
  if (errors.length === 0) {
    return [`${name} returns no errors.`];
  }
  const result = linkNames('`ErrorResult`', links);
  const lead = doc.isAsync
    ? `The promise of ${name} always resolves. If the method fails, it resolves to ${result}.`
    : `${name} doesn't throw. If it fails, it returns ${result}.`;
  const code = codeLink('error.code', links.get('ERROR_CODES'));
  return [
    `${lead} ${code} has one of these ${countOf(errors.length, 'value')}:`,
    table(
      ['Code', 'Cause', 'What to do', 'Returned by'],
      errors.map((error) => [
        codeLink(error.code, links.get(error.code)),
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
  if (!callsApi) return 'sends no request to the API';
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
    ...(doc.guide && !methodPage(doc) ? [`Guide: ${guideLink(doc.guide)}`] : []),
    ...areaItem(model, doc.area),
    ...(types.length > 0 ? [`Types: ${types.join(', ')}`] : []),
    ...events,
    ...doc.endpoints.map((endpoint) => `API call: ${codeLink(endpoint, links.get(endpoint))}`),
  ];
}
