import type { IndexedOperation } from '@/lib/api/openapi/reference-index';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { isObject, type JsonObject, text } from './json-object';

/** An operation or a topic in the list and in the sidebar. */
export interface ReferenceEntry {
  /** The operation id: the fragment of its address. Operations without one are known by method and path. */
  id: string;
  section: 'paths' | 'webhooks';
  method: string;
  /** A path, or the name of a topic. */
  path: string;
  summary: string;
  deprecated: boolean;
  /** Data that the list shows of a closed operation. Only entries that the page was built with have it. */
  details?: Pick<IndexedOperation, 'scope' | 'parameters' | 'body' | 'samples'>;
  /** Address of the page about the operation or topic. */
  page?: string;
}

/** The entries of a tag, or the topics. */
export interface EntryGroup {
  name: string;
  description: string;
  entries: ReferenceEntry[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** The operations of a document by their first tag, in the order of the tags, and then the topics. */
export function entriesOf(document: JsonObject): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  const add = (name: string, description: string) => {
    const group = groups.get(name) ?? { name, description, entries: [] };
    groups.set(name, group);
    return group.entries;
  };
  for (const tag of Array.isArray(document.tags) ? document.tags : []) {
    if (isObject(tag)) add(text(tag.name), text(tag.description));
  }
  const ids = new Set<string>();
  for (const { entry, tag } of listEntries(document, 'paths', ids)) add(tag, '').push(entry);
  const entries = listEntries(document, 'webhooks', ids).map(({ entry }) => entry);
  const topics = { name: messages.topics, description: messages.topicsText, entries };
  return [...groups.values(), topics].filter((group) => group.entries.length > 0);
}

function listEntries(
  document: JsonObject,
  section: ReferenceEntry['section'],
  ids: Set<string>,
): { tag: string; entry: ReferenceEntry }[] {
  const items = isObject(document[section]) ? document[section] : {};
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation) || !METHODS.includes(method)) return [];
      const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
      const ownId = text(operation.operationId);
      const id = ownId === '' || ids.has(ownId) ? `${method}-${path}` : ownId;
      ids.add(id);
      const entry = {
        id,
        section,
        method: method.toUpperCase(),
        path,
        summary: text(operation.summary),
        deprecated: operation.deprecated === true,
      };
      return [{ tag: text(tag) || 'default', entry }];
    }),
  );
}

const COMPARED = ['name', 'description', 'entries', 'id', 'section', 'method', 'path', 'summary'];

/** Whether two lists have the same operations and topics with the same texts. */
export function isSameList(one: readonly EntryGroup[], other: readonly EntryGroup[]): boolean {
  return JSON.stringify(one, COMPARED) === JSON.stringify(other, COMPARED);
}

/** The servers of a document. */
export function serversOf({ servers }: JsonObject): { url: string; description: string }[] {
  return (Array.isArray(servers) ? servers : [])
    .filter(isObject)
    .map(({ url, description }) => ({ url: text(url), description: text(description) }));
}

/** The entries that have every word of a phrase in their texts or the name of their group. */
export function filterEntries(groups: readonly EntryGroup[], phrase: string): EntryGroup[] {
  const words = phrase.toLowerCase().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ id, section, method, path, summary }) => {
        const kind = section === 'webhooks' ? section : '';
        const all = [group.name, kind, method, path, id, summary].join(' ').toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The id of the entry that a fragment identifies: `#redeem`, or the form of Swagger UI, `#/Rewards/redeem`. */
export function idOfFragment(fragment: string, groups: readonly EntryGroup[]): string | undefined {
  let name = fragment.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    return undefined;
  }
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  return [name, name.slice(name.lastIndexOf('/') + 1)].find((each) => ids.includes(each));
}
