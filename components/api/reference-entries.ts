/** An operation or a topic in the sidebar. */
export interface ReferenceEntry {
  id: string;
  method: string;
  path: string;
  /** Text that the filter searches besides id, method and path. */
  summary: string;
}

/** The entries of a tag, or the topics. */
export interface EntryGroup {
  name: string;
  entries: ReferenceEntry[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

type JsonObject = Readonly<Record<string, unknown>>;

/** The operations of a document by their first tag, in the order of the tags, and then the topics. */
export function entriesOf(document: JsonObject, topicsName: string): EntryGroup[] {
  const groups = new Map<string, ReferenceEntry[]>();
  for (const tag of Array.isArray(document.tags) ? document.tags : []) {
    if (isObject(tag)) groups.set(text(tag.name), []);
  }
  for (const { entry, tag } of listEntries(document.paths)) {
    groups.set(tag, [...(groups.get(tag) ?? []), entry]);
  }
  const topics = listEntries(document.webhooks).map(({ entry }) => entry);
  return [
    ...[...groups].map(([name, entries]) => ({ name, entries })),
    { name: topicsName, entries: topics },
  ].filter(({ entries }) => entries.length > 0);
}

function listEntries(items: unknown): { tag: string; entry: ReferenceEntry }[] {
  if (!isObject(items)) return [];
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      const id = isObject(operation) ? text(operation.operationId) : '';
      // Operations without an id have no address, so nothing can link to them.
      if (!isObject(operation) || !METHODS.includes(method) || id === '') return [];
      const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
      const summary = text(operation.summary);
      const entry = { id, method: method.toUpperCase(), path, summary };
      return [{ tag: text(tag) || 'default', entry }];
    }),
  );
}

/** The entries that have every word of a phrase in their texts or the name of their group. */
export function filterEntries(groups: readonly EntryGroup[], phrase: string): EntryGroup[] {
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ id, method, path, summary }) =>
        hasEveryWord(phrase, [name, method, path, id, summary]),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether every word of a phrase is in one of the texts, in upper or lower case. */
export function hasEveryWord(phrase: string, texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return phrase
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
