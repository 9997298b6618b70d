import type { InlineCode, Link, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { errors } from '../../api/contract/errors/errors';
import { scopeDescriptions } from '../../api/contract/scopes';
import { operations } from '../../api/operations';
import {
  apiGroups,
  errorUrl,
  objectPageUrl,
  operationPageUrl,
  scopeUrl,
} from '../api-reference/api-pages';
import type { ContentIndex } from '../pages/page';
import { subjectUrls } from './subject-pages';

const urlsOfIndexes = new WeakMap<ContentIndex, ReadonlyMap<string, string>>();

/** The names of the API that have a page or a section, with its address. */
function nameUrls(index: ContentIndex): ReadonlyMap<string, string> {
  const known = urlsOfIndexes.get(index);
  if (known) return known;
  const urls = new Map<string, string>();
  const add = (name: string, url: string | undefined) => {
    if (url) urls.set(name, url);
  };
  for (const { id } of errors) add(id, errorUrl(id));
  for (const { objects } of apiGroups) for (const name of objects) add(name, objectPageUrl(name));
  for (const scope of Object.keys(scopeDescriptions)) add(scope, scopeUrl(scope));
  for (const [topic, url] of subjectUrls(index, 'topic')) add(topic, url);
  for (const { id, method, path } of operations) {
    add(id, operationPageUrl(id));
    add(`${method.toUpperCase()} ${path}`, operationPageUrl(id));
  }
  urlsOfIndexes.set(index, urls);
  return urls;
}

/** Names of operations and objects that are no ordinary words, unlike `redeem` and `Reward`. */
const distinctNames = [
  ...operations.map(({ id }) => id),
  ...apiGroups.flatMap(({ objects }) => objects),
].filter((name) => /[a-z][A-Z]/.test(name));
const NAMES_IN_TEXT = new RegExp(`\\b(${distinctNames.join('|')})\\b`);

/**
 * Links the names of operations, objects, topics, errors and scopes: those in code, and distinct names in text.
 *
 * @param ownUrl page that contains the nodes; it doesn't link to itself
 */
export function linkApiNames(
  nodes: RootContent[],
  index: ContentIndex,
  ownUrl: string,
): RootContent[] {
  const urls = nameUrls(index);
  const urlOf = (name: string) => {
    const url = urls.get(name);
    return url === ownUrl ? undefined : url;
  };
  const root: Root = { type: 'root', children: nodes };
  visit(root, (node, position, parent) => {
    if (node.type === 'link' || node.type === 'heading') return SKIP;
    if (!parent || position === undefined) return undefined;
    const replacement =
      node.type === 'inlineCode'
        ? linkCode(node, urlOf)
        : node.type === 'text'
          ? linkText(node, urlOf)
          : null;
    if (!replacement) return undefined;
    parent.children.splice(position, 1, ...replacement);
    return [SKIP, position + replacement.length];
  });
  return nodes;
}

type UrlOf = (name: string) => string | undefined;

function linkCode(node: InlineCode, urlOf: UrlOf): Link[] | null {
  const url = urlOf(node.value);
  return url ? [{ type: 'link', url, children: [node] }] : null;
}

function linkText({ value }: Text, urlOf: UrlOf): PhrasingContent[] | null {
  if (!NAMES_IN_TEXT.test(value)) return null;
  return value.split(NAMES_IN_TEXT).flatMap((part, at): PhrasingContent[] => {
    if (part === '') return [];
    const url = at % 2 === 1 ? urlOf(part) : undefined;
    const text: Text = { type: 'text', value: part };
    return url ? [{ type: 'link', url, children: [text] }] : [text];
  });
}
