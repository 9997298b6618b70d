import type { OpenAPIObject } from 'openapi3-ts/oas31';
import {
  type ListedOperation,
  listWebhooks,
  operationsByTag,
} from '@/lib/api/openapi/list-operations';
import type { IndexedOperation } from '@/lib/api/openapi/reference-index';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';

/** An operation or a topic in the list and in the sidebar. Those without an id are known by method and path. */
export interface ReferenceEntry extends Omit<IndexedOperation, 'scope' | 'parameters' | 'body'> {
  section: 'paths' | 'webhooks';
}

/** What the list shows of an operation or a topic of this site, besides what its document says. */
export interface EntryDetails
  extends Partial<Pick<IndexedOperation, 'scope' | 'parameters' | 'body'>> {
  /** Path of the page about it, without the base path. */
  page?: string;
}

/** The entries of a tag, or the topics. */
export interface EntryGroup {
  name: string;
  description: string;
  entries: ReferenceEntry[];
}

/** The operations of a document by their tags, and then the topics. */
export function entriesOf(document: OpenAPIObject): EntryGroup[] {
  const entries = (section: ReferenceEntry['section'], listed: readonly ListedOperation[]) =>
    listed.map(({ path, method, operation }): ReferenceEntry => {
      const { operationId: id = `${method}-${path}`, summary = '', deprecated = false } = operation;
      const samples = operation['x-codeSamples'] ?? [];
      return {
        ...{ id, section, path, deprecated, samples },
        method: method.toUpperCase(),
        summary: String(summary),
      };
    });
  const groups = operationsByTag(document).map(({ operations, ...tag }) => ({
    ...tag,
    entries: entries('paths', operations),
  }));
  const topics = entries('webhooks', listWebhooks(document));
  if (topics.length === 0) return groups;
  return [...groups, { name: messages.topics, description: messages.topicsText, entries: topics }];
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
