import type { ListItem, RootContent } from 'mdast';
import type { Operation } from '../../api/contract/define-operation';
import { type ErrorId, errors, getError, type KnownError } from '../../api/contract/errors/errors';
import { errorFixes } from '../../api/contract/errors/fixes.data';
import {
  messageTemplates,
  statusMessageTemplates,
} from '../../api/contract/errors/message-templates.data';
import { isSharedError } from '../../api/contract/errors/operation-errors';
import { statusNames } from '../../api/contract/errors/status-names';
import { ERROR_HEADER } from '../../api/http/cors-headers';
import { errorRequests, notRunnable } from '../../api/openapi/example-requests/error-requests.data';
import type { ErrorRequest, SentRequest } from '../../api/openapi/example-requests/example-request';
import { queryText } from '../../api/openapi/example-requests/sample-request';
import { senderText } from '../../api/openapi/example-requests/sender-text';
import { listOperations } from '../../api/openapi/list-operations';
import { jsonContent, responsesOf } from '../../api/openapi/operation-parts';
import { siteDocument } from '../../api/openapi/site-document';
import { getOperation, operations } from '../../api/operations';
import { en } from '../../site/messages/en';
import { errorUrl, OTHER_STATUSES, statusUrl } from '../api-reference/api-pages';
import type { ContentIndex } from '../pages/page';
import { defineSource } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { linkApiNames } from './api-names';
import { as, blocks, code, codeSpan } from './nodes';

/** Maximum number of operations that an error names. */
const MAX_NAMED_OPERATIONS = 6;

/** The errors of an operation: a table of those that only it returns, and links to those that it shares with others. */
function operationErrors(id: string, index: ContentIndex): RootContent[] {
  const operation = getOperation(id);
  if (!operation) throw new Error(`the contract has no operation "${id}"`);
  const own = operation.errors.filter((error) => !isSharedError(error));
  const shared = operation.errors.filter(isSharedError);
  const statuses = OTHER_STATUSES.filter((status) => status in operation.route.responses);
  const links = [
    ...shared.map((error) => `${getError(error).status} [${codeSpan(error)}](${errorUrl(error)})`),
    ...statuses.map((status) => `[${status}](${statusUrl(status)})`),
  ];
  const sharedText = `${own.length > 0 ? 'Also returns' : 'Returns'} errors that it shares with other operations: ${links.join(', ')}.`;
  return [
    ...(own.length > 0 ? [errorRows(own.map((error) => getError(error, id)))] : []),
    ...blocks(sharedText),
  ].flatMap((node) => linkApiNames([node], index, ''));
}

/** A description list: each error with its status and message, and below them its cause, its fix and its name. */
function errorRows(listed: readonly KnownError[]): RootContent {
  const sorted = listed.toSorted((a, b) => a.status - b.status);
  return {
    type: 'list',
    spread: true,
    data: { hName: 'dl' },
    children: sorted.map(({ id, status, message, summary }) => ({
      type: 'listItem',
      spread: true,
      data: { hName: 'div', hProperties: { id: `error-${id}` } },
      children: [
        ...as('dt', `${status} [${codeSpan(message.join('; '))}](${errorUrl(id)})`),
        ...as('dd', summary),
        ...as('dd', `**Fix:** ${errorFixes[id]}`),
        ...as('dd', codeSpan(`${ERROR_HEADER}: ${id}`)),
      ] as ListItem['children'],
    })),
  };
}

/** An error: messages, cause, fix, the operations that return it, and a request that returns it. */
function errorEntry(of: string): RootContent[] {
  const known = errors.find(({ id }) => id === of);
  if (!known) throw new Error(`the contract has no error "${of}"`);
  const error = getError(known.id);
  const request = errorRequests[error.id];
  const reason = notRunnable[error.id];
  const messages = [...new Set([error.message, ...Object.values(error.operationMessages ?? {})])];
  const others = otherMessages(messages.flat(), messageTemplates[error.id]);
  const shown = messages.map((message) => codeSpan(message.join('; '))).join(' or ');
  const lines = [
    ...(others ? [others] : []),
    `**Cause:** ${error.summary}`,
    `**Fix:** ${errorFixes[error.id]}`,
    ...(reason ? [`**Try it:** ${reason}`] : []),
    `**Returned by:** ${returnedBy(error.id)}`,
  ];
  const text = [`${error.status} ${shown}`, '', ...lines.map((line) => `- ${line}`)].join('\n');
  // Without links, which would be a quarter of the page's Markdown. The HTML has them.
  return [
    ...blocks(text),
    ...(request ? [...requestBlocks(request), runButton(en.trigger, { error: error.id })] : []),
  ];
}

/** The messages besides those shown; undefined if there are none. */
function otherMessages(
  shown: readonly string[],
  templates: readonly string[] = [],
): string | undefined {
  const others = templates.filter((template) => !shown.some((text) => isOf(template, text)));
  if (others.length === 0) return undefined;
  return `**Other messages:** ${others.map(codeSpan).join(', ')}`;
}

/** Whether a message is one of a template, in which `…` stands for any text. */
function isOf(template: string, message: string): boolean {
  const escaped = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '.+')}$`).test(message);
}

function returnedBy(id: ErrorId): string {
  const isReturned = ({ errors: returned }: Operation) => returned.includes(id);
  const returning = operations.filter(isReturned);
  if (returning.length === operations.length) return 'every operation.';
  const others = operations.filter((operation) => !isReturned(operation));
  const names = (list: readonly { id: string }[]) => list.map(({ id }) => codeSpan(id)).join(', ');
  if (others.length < 6) return `every operation except ${names(others)}.`;
  return returning.length > MAX_NAMED_OPERATIONS
    ? `${returning.length} operations, whose pages list it.`
    : `${names(returning)}.`;
}

/** Statuses that any operation can return, with the message of the body. */
function statusEntry(of: string): RootContent[] {
  const document = siteDocument();
  for (const { operation } of listOperations(document)) {
    const found = responsesOf(document, operation).find(({ status }) => status === of);
    if (!found) continue;
    const example = jsonContent(found.response)?.example as { message: string[] } | undefined;
    const others = otherMessages(example?.message ?? [], statusMessageTemplates[Number(of)]);
    return [
      ...blocks(found.response.description),
      ...blocks(`**Name:** ${codeSpan(`${ERROR_HEADER}: ${nameOfStatus(of)}`)}`),
      ...(example ? [code('json', 'Response', JSON.stringify(example, null, 2))] : []),
      ...(others ? blocks(others) : []),
    ];
  }
  throw new Error(`no operation returns ${of}`);
}

/** The name of the errors with a status that any operation can return. */
function nameOfStatus(status: string): string {
  const [, name] = Object.entries(statusNames).find(([known]) => known === status) ?? [];
  if (!name) throw new Error(`errors with the status ${status} have no name`);
  return name;
}

function requestBlocks({ before, ...request }: ErrorRequest): RootContent[] {
  const [first] = before ?? [];
  return [
    ...(before && first ? [code('http', titleOf(before), http(first))] : []),
    // Without a title, which would be a twentieth of the page's Markdown.
    { type: 'code', lang: 'http', value: http(request) },
  ];
}

/** `First, 3 times`, with the fields that differ between the requests, of which only the first one is shown. */
function titleOf(before: readonly SentRequest[]): string {
  if (before.length === 1) return 'First';
  const { body: first = {} } = before[0] ?? {};
  const { body: last = {} } = before.at(-1) ?? {};
  const changes = Object.keys(first)
    .filter((name) => first[name] !== last[name])
    .map((name) => `, with ${name} from ${first[name]} to ${last[name]}`);
  return `First, ${before.length} times${changes.join('')}`;
}

/** A request as HTTP; the token names who it is for. */
function http(request: SentRequest): string {
  const { operation: id, query = {}, body, headers = {} } = request;
  const { method, path } = getOperation(id);
  return [
    `${method.toUpperCase()} ${path}${queryText(query)}`,
    ...(id === 'getAccessToken' ? [] : [`Authorization: Bearer {${senderText(request)}}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body ? ['Content-Type: application/json', '', JSON.stringify(body)] : []),
  ].join('\n');
}

export const errorTags = [
  defineSource('OperationErrors', operationErrors),
  defineSource('ErrorEntry', errorEntry, 'required'),
  defineSource('StatusEntry', statusEntry, 'required'),
];
