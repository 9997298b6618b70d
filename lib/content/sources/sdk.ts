import type { RootContent } from 'mdast';
import { errors as apiErrors } from '../../api/contract/errors/errors';
import { en } from '../../site/messages/en';
import { fill } from '../../site/messages/fill';
import { errorUrl, sdkErrorUrl } from '../api-reference/api-pages';
import { EVENT_EXAMPLES, METHOD_EXAMPLES } from '../sdk/call-examples.data';
import {
  type DeclaredTypeDoc,
  type FieldDoc,
  getEnum,
  getError,
  getEvent,
  getFunction,
  getType,
  listErrors,
  listEvents,
  listFunctions,
  listTypes,
} from '../sdk/model';
import { shortSignature } from '../sdk/reference/result-text';
import { sdkNames } from '../sdk/sdk-names';
import { defineSource } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { blocks, code, codeLink, codeSpan, table, tag } from './nodes';

/** Lines of a signature that a reader takes in at a glance. */
const SHORT_LINES = 4;

/** The signature of a function, a long one after its short form, or the declaration of a type. */
function signature(of: string): RootContent[] {
  return [...declarationOf(of), ...tryCalls(en.run, of, METHOD_EXAMPLES)];
}

/** A button that calls a method, or fires an event, in the demo shop of the reader. */
function tryCalls(label: string, of: string, all: typeof METHOD_EXAMPLES): RootContent[] {
  const examples = all[of];
  return examples ? [runButton(label, { sdk: of, examples })] : [];
}

function declarationOf(of: string): RootContent[] {
  if (isFunction(of)) {
    const doc = getFunction(of);
    const full = code('ts', doc.importPath, doc.signature);
    if (doc.signature.split('\n').length <= SHORT_LINES) return [full];
    return [
      code('ts', doc.importPath, shortSignature(doc)),
      tag('Details', { summary: 'With all types' }, [full]),
    ];
  }
  const { declaration, importPaths, area } = typeNamed(of);
  const importPath = importPaths.find((path) => path.endsWith(`/${area}`)) ?? importPaths[0];
  return [code('ts', importPath ?? of, declaration)];
}

/** The parameters of a function, or the members of an interface. */
function parameters(of: string): RootContent[] {
  if (!isFunction(of)) return [fieldTable(`Members of ${of}`, typeNamed(of).fields)];
  const { parameters: fields } = getFunction(of);
  return fields.length > 0 ? [fieldTable(`Parameters of ${of}`, fields)] : [];
}

/** The result of a function, and the members of its data. */
function result(of: string): RootContent[] {
  const { returns, resultType, resultFields } = getFunction(of);
  if (resultFields.length === 0) return blocks(returns);
  return [
    ...blocks(returns),
    ...blocks(`The type of \`data\` is ${codeLink(resultType, sdkNames.get(resultType)?.url)}.`),
    fieldTable(`Result of ${of}`, resultFields),
  ];
}

/** A function's own errors, each with cause and remedy, and the names of those that it shares with other functions. */
function errors(of: string): RootContent[] {
  const all = listErrors(of);
  const own = all.filter(({ isCommon }) => !isCommon);
  const shared = all
    .filter(({ isCommon }) => isCommon)
    .map((error) => codeLink(error.code, sdkErrorUrl(error.code)));
  const lead =
    own.length > 0
      ? 'It can also return errors that are common to many methods'
      : 'It returns only errors that are common to many methods';
  return [
    ...(own.length > 0 ? [errorTable(`Errors of ${of}`, own), ...provocations(of)] : []),
    ...(shared.length > 0 ? blocks(`${lead}: ${shared.join(', ')}.`) : []),
  ];
}

/** Buttons that cause the errors of a method in the demo shop of the reader, where a call can. */
function provocations(of: string): RootContent[] {
  const examples = (METHOD_EXAMPLES[of] ?? []).filter(({ outcome }) => outcome !== 'SUCCESS');
  if (examples.length === 0) return [];
  const buttons = examples.map((example) =>
    runButton(fill(en.triggerCode, { code: example.outcome }), { sdk: of, examples: [example] }),
  );
  return [tag('RunList', {}, buttons)];
}

/** The payload that handlers of an event receive. */
function payload(of: string): RootContent[] {
  return [
    ...tryCalls(en.triggerEvent, of, EVENT_EXAMPLES),
    fieldTable(`Payload of ${of}`, getEvent(of).payload),
  ];
}

/** The members of an enumeration; error codes have a column with the remedy. */
function members(of: string): RootContent[] {
  const doc = getEnum(of);
  const hasRemedies = doc.members.some(({ whatToDo }) => whatToDo);
  const head = ['Member', 'Value', 'Meaning', ...(hasRemedies ? ['What to do'] : [])];
  const rows = doc.members.map(({ name, value, summary, whatToDo = '' }) => [
    codeSpan(name),
    codeSpan(value),
    summary,
    ...(hasRemedies ? [whatToDo] : []),
  ]);
  return [table(`Members of ${of}`, 'list', head, rows)];
}

/** A code of the SDK: cause, fix, the methods that return it, and the error of the API with the same name. */
function sdkErrorEntry(of: string): RootContent[] {
  const { meaning, whatToDo } = getError(of);
  const returning = [...listFunctions(), ...listFunctions('react')]
    .filter(({ errors: own }) => own.some(({ code: known }) => known === of))
    .map(({ name }) => codeSpan(name));
  const sameName = of.toLowerCase().replace(/_./g, (end) => end.slice(1).toUpperCase());
  const apiError = apiErrors.find(({ id }) => id === sameName);
  const lines = [
    `**Fix:** ${whatToDo}`,
    ...(returning.length > 0 ? [`**Returned by:** ${returning.join(', ')}.`] : []),
    ...(apiError ? [`**In the API:** ${codeLink(apiError.id, errorUrl(apiError.id))}`] : []),
  ];
  return blocks(`**Cause:** ${meaning}\n\n${lines.map((line) => `- ${line}`).join('\n')}`);
}

/** The strings of a union type, or the names of the events. */
function values(of: string): RootContent[] {
  if (of !== 'EventName' && !/\btype /.test(getType(of).declaration))
    throw new Error(`${of} is an interface, which has no values. Use <Members>.`);
  const rows =
    of === 'EventName'
      ? listEvents().map(({ name, summary }) => [codeSpan(name), summary])
      : getType(of).fields.map(({ name, description }) => [codeSpan(name), description]);
  return [table(`Values of ${of}`, 'list', ['Value', 'Meaning'], rows)];
}

/** A table of names, types and meanings. The members of an inline type follow its field, with their full names. */
function fieldTable(label: string, fields: FieldDoc[]) {
  return table(
    label,
    'fields',
    ['Name', 'Type', 'Meaning'],
    fields.flatMap((field) => fieldRows(field, '')),
  );
}

function fieldRows(field: FieldDoc, parent: string): string[][] {
  const name = parent + field.name;
  const type = field.fields.length > 0 && field.type.length > 40 ? 'object' : field.type;
  const note = noteOf(field);
  return [
    [codeSpan(name) + note, codeSpan(type), field.description],
    ...field.fields.flatMap((inner) => fieldRows(inner, `${name}.`)),
  ];
}

/** Whether a field is optional, and its default: a value in code, or words. */
function noteOf({ optional, defaultValue }: FieldDoc): string {
  if (defaultValue?.startsWith('`'))
    return ` *optional, default ${defaultValue.replaceAll('`', '')}*`;
  if (defaultValue) return ` *optional; default: ${lowerFirst(defaultValue).replace(/\.$/, '')}*`;
  return optional ? ' *optional*' : '';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function errorTable(label: string, list: { code: string; cause: string; whatToDo: string }[]) {
  const rows = list.map(({ code: name, cause, whatToDo }) => [
    codeLink(name, sdkErrorUrl(name)),
    cause,
    whatToDo,
  ]);
  return table(label, 'list', ['Code', 'Meaning', 'What to do'], rows);
}

function isFunction(name: string): boolean {
  return [...listFunctions(), ...listFunctions('react')].some((known) => known.name === name);
}

function typeNamed(name: string): DeclaredTypeDoc {
  const type = listTypes().find((known) => known.name === name);
  if (type) return type;
  const names = [...listFunctions(), ...listTypes()].map((known) => known.name);
  throw new Error(`the SDK has no function or type "${name}". There are: ${names.join(', ')}`);
}

export const sdkTags = [
  defineSource('Signature', signature),
  defineSource('Parameters', parameters),
  defineSource('Result', result),
  defineSource('Errors', errors),
  defineSource('SdkErrorEntry', sdkErrorEntry, 'required'),
  defineSource('Payload', payload),
  defineSource('Members', members, 'required'),
  defineSource('Values', values, 'required'),
];
