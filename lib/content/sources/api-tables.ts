import type { RootContent } from 'mdast';
import type { SchemaObject } from 'openapi3-ts/oas31';
import type { ActorRule, TokenKind } from '../../api/contract/access';
import { asSchema } from '../../api/openapi/document-types';
import { listOperations } from '../../api/openapi/list-operations';
import { jsonContent, parametersOf, successesOf } from '../../api/openapi/operation-parts';
import { resolve } from '../../api/openapi/resolve';
import { siteDocument } from '../../api/openapi/site-document';
import { operations } from '../../api/operations';
import { apiGroups, operationPageUrl, scopeUrl } from '../api-reference/api-pages';
import { defineSource } from '../tags/define-tag';
import { codeSpan, table } from './nodes';

const TOKENS: Readonly<Record<TokenKind, string>> = {
  access: 'access',
  'storefront:customer': 'customer',
  'storefront:guest': 'guest',
};

/** Identification of the customer or guest in a request with an access token. */
const ACTORS: Readonly<Record<ActorRule, string>> = {
  none: 'the shop owner',
  customer: '`customerIdentifier`',
  optionalCustomer: '`customerIdentifier`, optional',
  author: '`customerIdentifier`, or `guestName` and `guestEmail`',
  customerOrSession: '`customerIdentifier` or `sessionToken`',
};

const linkTo = (id: string) => `[${codeSpan(id)}](${operationPageUrl(id)})`;

/** Scope, accepted tokens and identity of the operations of a group. */
function apiAccess(of: string): RootContent[] {
  const group = apiGroups.find(({ name }) => name === of);
  if (!group) throw new Error(`the contract has no group "${of}"`);
  const rows = operations
    .filter(({ tag }) => tag === group.name)
    .map(({ id, access: { scope, tokens, actor } }) => [
      linkTo(id),
      scope ? `[${codeSpan(scope)}](${scopeUrl(scope)})` : 'none',
      tokens.map((kind) => TOKENS[kind]).join(', ') || 'none',
      ACTORS[actor],
    ]);
  const head = ['Operation', 'Scope', 'Tokens', 'Acts for'];
  return [table(`Tokens: ${of}`, 'list', head, rows)];
}

/** Parameters that select a page or identify a customer; the others of a list are filters and options. */
const NO_FILTERS = ['perPage', 'offset', 'page', 'customerIdentifier', 'sessionToken'];

/** The operations that return a list by offset or by page. @param of `offset` or `page` */
export function apiLists(of: string): RootContent[] {
  const document = siteDocument();
  const rows = listOperations(document).flatMap(({ operation }) => {
    const { operationId = '' } = operation;
    const names = parametersOf(document, operation)
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name);
    if (!names.includes(of)) return [];
    const [success] = successesOf(document, operation);
    const schema = success && jsonContent(success.response)?.schema;
    const body = asSchema(resolve(document, schema ?? {})) as SchemaObject;
    const [list = ''] =
      Object.entries(body.properties ?? {}).find(
        ([, property]) => asSchema(resolve(document, property)).type === 'array',
      ) ?? [];
    const filters = names.filter((name) => !NO_FILTERS.includes(name)).map(codeSpan);
    return [[linkTo(operationId), codeSpan(list), filters.join(', ') || 'none']];
  });
  if (rows.length === 0) throw new Error(`no operation has the parameter "${of}"`);
  const head = ['Operation', 'List', 'Filters and options'];
  return [table(`Lists by ${of}`, 'list', head, rows, { isLabeled: true })];
}

export const apiTableTags = [
  defineSource('ApiAccess', apiAccess, 'required'),
  defineSource('ApiLists', apiLists, 'required'),
];
