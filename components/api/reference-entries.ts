import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { CodeSample } from '@/lib/api/openapi/document-types';
import {
  type ListedOperation,
  listOperations,
  listWebhooks,
} from '@/lib/api/openapi/list-operations';
import type { IndexedOperation } from '@/lib/api/openapi/reference-index';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';

/** An operation or a topic in the list and in the sidebar. */
export interface ReferenceEntry
  extends Partial<Pick<IndexedOperation, 'scope' | 'parameters' | 'body'>> {
  /** The operation id: the fragment of its address. Operations without one are known by method and path. */
  id: string;
  section: 'paths' | 'webhooks';
  method: string;
  /** A path, or the name of a topic. */
  path: string;
  summary: string;
  deprecated: boolean;
  samples: readonly CodeSample[];
  /** Address of the page about the operation or topic. */
  page?: string;
}

/** The entries of a tag, or the topics. */
export interface EntryGroup {
  name: string;
  description: string;
  entries: ReferenceEntry[];
}

/**
 * The operations of a document by their first tag, in the order of the tags, and then the topics.
 *
 * @param known entries with what the document doesn't say
 */
export function entriesOf(
  document: OpenAPIObject,
  known: readonly EntryGroup[] = [],
): EntryGroup[] {
  const { tags = [] } = document;
  const knownEntries = known.flatMap(({ entries }) => entries);
  const entries = (section: ReferenceEntry['section'], listed: readonly ListedOperation[]) =>
    listed.map(({ path, method, operation }): ReferenceEntry => {
      const { operationId: id = `${method}-${path}`, summary = '', deprecated = false } = operation;
      const samples = operation['x-codeSamples'] ?? [];
      return {
        ...knownEntries.find((entry) => entry.id === id),
        ...{ id, section, path, deprecated, samples },
        method: method.toUpperCase(),
        summary: String(summary),
      };
    });
  const tagOf = ({ operation }: ListedOperation) => operation.tags?.[0] ?? 'default';
  const operations = listOperations(document);
  const names = new Set([...tags.map(({ name }) => name), ...operations.map(tagOf)]);
  const groups = [...names].map((name) => ({
    name,
    description: tags.find((tag) => tag.name === name)?.description ?? '',
    entries: entries(
      'paths',
      operations.filter((listed) => tagOf(listed) === name),
    ),
  }));
  const topics = entries('webhooks', listWebhooks(document));
  return [
    ...groups,
    { name: messages.topics, description: messages.topicsText, entries: topics },
  ].filter((group) => group.entries.length > 0);
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
