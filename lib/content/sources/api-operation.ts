import type { RootContent } from 'mdast';
import { recordedResponses } from '../../api/contract/recorded-examples';
import type { DocumentOperation } from '../../api/openapi/document-types';
import type { ExampleRequest } from '../../api/openapi/example-requests/example-request';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { toSampleRequest } from '../../api/openapi/example-requests/sample-request';
import { senderText } from '../../api/openapi/example-requests/sender-text';
import { describeComponent, describeParameter } from '../../api/openapi/fields';
import { listOperations } from '../../api/openapi/list-operations';
import { bodySchemasOf } from '../../api/openapi/markdown/operation';
import { jsonContent, parametersOf, successesOf } from '../../api/openapi/operation-parts';
import { operationUrl } from '../../api/openapi/operation-url';
import { referencedSchemaName } from '../../api/openapi/resolve';
import { siteDocument } from '../../api/openapi/site-document';
import { snippetLanguages } from '../../api/openapi/snippets/languages';
import { getOperation, type OperationId, operations } from '../../api/operations';
import { env } from '../../site/config/env';
import { en } from '../../site/messages/en';
import { splitLead } from '../api-reference/lead';
import type { ContentIndex } from '../pages/page';
import { API_TITLE } from '../site-pages/api-reference-page';
import { defineSource } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { fieldGroups, fieldList } from './api-fields';
import { linkApiNames } from './api-names';
import { blocks, code, codeLink, codeSpan, table, tag } from './nodes';
import { subjectUrls } from './subject-pages';
import { topicsCausedBy } from './webhooks';

function findOperation(of: string) {
  const known = operations.find(({ id }) => id === of);
  if (!known) throw new Error(`the contract has no operation "${of}"`);
  return getOperation(known.id);
}

/** The operation as the OpenAPI document describes it. */
function documentOperation(of: string): DocumentOperation {
  const { id } = findOperation(of);
  const listed = listOperations(siteDocument()).find(
    ({ operation }) => operation.operationId === id,
  );
  if (!listed) throw new Error(`the OpenAPI document has no operation "${id}"`);
  return listed.operation;
}

/** The endpoint with its example requests, and what the header of the page doesn't say about it. */
function endpoint(of: string, index: ContentIndex): RootContent[] {
  const { id, method, path, deprecated, route } = findOperation(of);
  return [
    tag('EndpointLine', { method: method.toUpperCase(), path }, []),
    tag('RequestPane', {}, exampleRequests(id as OperationId)),
    ...(deprecated ? blocks('**Deprecated.**') : []),
    ...linkApiNames(blocks(splitLead(route.description ?? '').rest), index, ''),
    ...blocks(`To send it with your own token, use the [${API_TITLE}](${operationUrl(id)}).`),
  ];
}

/** Each example request in all languages, with its response. */
function exampleRequests(id: OperationId): RootContent[] {
  const pairs = Object.entries(exampleRequestsOf(id));
  const [only] = pairs;
  if (only && pairs.length === 1) return pairBlocks(id, ...only);
  const tabs = pairs.map(([name, request]) =>
    tag('Tab', { title: tabTitle(name), value: name }, [
      ...blocks(`${request.summary}.`),
      ...pairBlocks(id, name, request),
    ]),
  );
  return [tag('Tabs', { group: `example.${id}` }, tabs)];
}

/** `withoutAccount` → `Without account`. */
function tabTitle(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pairBlocks(id: OperationId, name: string, request: ExampleRequest): RootContent[] {
  const sample = toSampleRequest({ operation: id, ...request }, env.API_URL);
  const tabs = snippetLanguages.map(({ title, value, fence, write }) =>
    tag('Tab', { title, value }, [code(fence, title, write(sample))]),
  );
  const response = recordedResponses(id)[name];
  return [
    tag('Tabs', { group: 'server', markdown: 'first' }, tabs),
    ...(request.as ? blocks(`The token is the ${senderText(request)}.`) : []),
    runButton(en.run, { operation: id, example: name }, [
      response
        ? code('json', 'Response 200', JSON.stringify(response.value, null, 2))
        : code('http', 'Response', 'HTTP/1.1 204 No Content'),
    ]),
  ];
}

/** The query parameters or the headers of an operation. */
function parameterList(of: string, place: 'query' | 'header', index: ContentIndex): RootContent[] {
  const described = parametersOf(siteDocument(), documentOperation(of))
    .filter((parameter) => parameter.in === place)
    .map(describeParameter);
  return linkApiNames([fieldList(described, { prefix: place, isRequest: true })], index, '');
}

/** The fields of the body, for each content type that the operation accepts. */
function operationBody(of: string, index: ContentIndex): RootContent[] {
  const bodies = bodySchemasOf(siteDocument(), documentOperation(of));
  const made = bodies.flatMap(({ type, name }) => {
    const groups = describeComponent(name);
    if (groups.every(({ fields }) => fields.length === 0)) {
      return blocks('A JSON object without fields: `{}`.');
    }
    const prefix = type === 'application/json' ? 'body' : 'form';
    return [
      ...(bodies.length > 1 ? blocks(`As ${codeSpan(type)}:`) : []),
      ...fieldGroups(groups, { prefix, isRequest: true }),
    ];
  });
  return linkApiNames(made, index, '');
}

/** The successful response of an operation with its fields. */
function operationResponse(of: string, index: ContentIndex): RootContent[] {
  const [success] = successesOf(siteDocument(), documentOperation(of));
  if (!success) throw new Error(`"${of}" has no successful response`);
  const schema = jsonContent(success.response)?.schema;
  const name = schema && referencedSchemaName(schema);
  const made = [
    ...blocks(`**${success.status}** ${success.response.description}`),
    ...(name ? fieldGroups(describeComponent(name), { prefix: 'response', isRequest: false }) : []),
  ];
  return linkApiNames(made, index, '');
}

/** The topics that an operation causes. */
function operationEvents(of: string, index: ContentIndex): RootContent[] {
  const { method, path } = findOperation(of);
  const urls = subjectUrls(index, 'topic');
  const rows = topicsCausedBy(`${method.toUpperCase()} ${path}`).map(({ name, fires }) => [
    codeLink(name, urls.get(name)),
    fires,
  ]);
  return rows.length > 0 ? [table(`Topics of ${of}`, 'list', ['Topic', 'Sent'], rows)] : [];
}

export const operationTags = [
  defineSource('Endpoint', endpoint),
  defineSource('OperationQuery', (of, index) => parameterList(of, 'query', index)),
  defineSource('OperationHeaders', (of, index) => parameterList(of, 'header', index)),
  defineSource('OperationBody', operationBody),
  defineSource('OperationResponse', operationResponse),
  defineSource('OperationEvents', operationEvents),
];
