import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections';
import type { SearchDocument } from '../collection';

interface StoredCollection {
  schema: CollectionCreateSchema;
  documents: Map<string, SearchDocument>;
}

/** How a request fails. */
export type SimulatedFailure =
  | { kind: 'status'; status: number }
  | { kind: 'no-response' }
  | { kind: 'disconnect' }
  | { kind: 'reject-documents'; count: number }
  | { kind: 'lose-documents'; count: number };

/** State of the fake server, which tests read and change. */
export interface FakeState {
  collections: Map<string, StoredCollection>;
  aliases: Map<string, string>;
  synonymSets: Map<string, unknown[]>;
}

interface FakeRequest {
  method: string;
  path: string;
  body: string;
  failure: SimulatedFailure | null;
}

interface FakeResponse {
  status: number;
  body: unknown;
}

/** Creates the state of a server without collections. */
export function createState(): FakeState {
  return { collections: new Map(), aliases: new Map(), synonymSets: new Map() };
}

const notFound: FakeResponse = { status: 404, body: { message: 'Not Found' } };

/** Returns the response to a request. Supports the requests that the site sends. */
export function respondTo(state: FakeState, request: FakeRequest): FakeResponse {
  const { method, path, body } = request;
  const [, root = '', name = '', part = '', action = ''] = path.split('/');
  switch (`${method} ${root}`) {
    case 'GET collections':
      return name ? getCollection(state, name) : { status: 200, body: listCollections(state) };
    case 'POST collections':
      if (part === 'documents' && action === 'import') return importDocuments(state, name, request);
      return createCollection(state, JSON.parse(body));
    case 'DELETE collections': {
      const found = getCollection(state, name);
      state.collections.delete(name);
      return found;
    }
    case 'GET aliases': {
      const target = state.aliases.get(name);
      return target ? { status: 200, body: { name, collection_name: target } } : notFound;
    }
    case 'PUT aliases': {
      const { collection_name } = JSON.parse(body);
      state.aliases.set(name, collection_name);
      return { status: 200, body: { name, collection_name } };
    }
    case 'PUT synonym_sets': {
      const { items } = JSON.parse(body);
      state.synonymSets.set(name, items);
      return { status: 200, body: { name, items } };
    }
    case 'POST multi_search':
      return { status: 200, body: { results: JSON.parse(body).searches.map(search(state)) } };
    default:
      return notFound;
  }
}

function view({ schema, documents }: StoredCollection) {
  return { ...schema, num_documents: documents.size, created_at: 1_700_000_000 };
}

function listCollections(state: FakeState) {
  return [...state.collections.values()].map(view);
}

function getCollection(state: FakeState, name: string): FakeResponse {
  const found = state.collections.get(name);
  return found ? { status: 200, body: view(found) } : notFound;
}

function createCollection(state: FakeState, schema: CollectionCreateSchema): FakeResponse {
  if (state.collections.has(schema.name)) {
    return {
      status: 409,
      body: { message: `A collection with name \`${schema.name}\` already exists.` },
    };
  }
  const stored = { schema, documents: new Map() };
  state.collections.set(schema.name, stored);
  return { status: 201, body: view(stored) };
}

function importDocuments(
  state: FakeState,
  name: string,
  { body, failure }: FakeRequest,
): FakeResponse {
  const collection = state.collections.get(name);
  if (!collection) return notFound;
  const rejected = failure?.kind === 'reject-documents' ? failure.count : 0;
  const lost = failure?.kind === 'lose-documents' ? failure.count : 0;
  const lines = body.split('\n').map((line, index) => {
    const document: SearchDocument = JSON.parse(line);
    if (index < rejected) return { success: false, error: 'Bad document', document: line };
    if (index >= lost) collection.documents.set(document.id, document);
    return { success: true };
  });
  return { status: 200, body: lines.map((line) => JSON.stringify(line)).join('\n') };
}

/**
 * Finds documents whose text contains a word of the query: the most that Typesense finds after it dropped the other
 * words.
 */
function search(state: FakeState) {
  return ({ collection, q, per_page, group_limit, facet_by }: Record<string, unknown>) => {
    const name = String(collection);
    const stored = state.collections.get(state.aliases.get(name) ?? name);
    if (!stored) return { code: 404, error: `Could not find a collection named \`${name}\`.` };
    if (facet_by === 'tag') return facetCounts([...stored.documents.values()]);
    const words = String(q).toLowerCase().split(' ');
    const groups = new Map<string, SearchDocument[]>();
    for (const document of stored.documents.values()) {
      if (!words.some((word) => textOf(document).includes(word))) continue;
      groups.set(document.page, [...(groups.get(document.page) ?? []), document]);
    }
    const grouped = [...groups].slice(0, Number(per_page));
    return {
      found: grouped.length,
      out_of: stored.documents.size,
      page: 1,
      search_time_ms: 1,
      search_cutoff: false,
      request_params: { collection_name: name, q, per_page },
      grouped_hits: grouped.map(([page, documents]) => ({
        group_key: [page],
        found: documents.length,
        hits: documents.slice(0, Number(group_limit)).map((document) => ({
          document,
          highlight: {
            content: {
              matched_tokens: words.filter((word) => textOf(document).includes(word)),
              snippet: document.content,
            },
          },
          highlights: [],
          text_match: 1,
        })),
      })),
    };
  };
}

/** Counts the documents with each tag. */
function facetCounts(documents: readonly SearchDocument[]) {
  const counts = new Map<string, number>();
  for (const { tag } of documents) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return {
    found: documents.length,
    facet_counts: [
      {
        field_name: 'tag',
        sampled: false,
        stats: {},
        counts: [...counts].map(([value, count]) => ({ value, count, highlighted: value })),
      },
    ],
  };
}

function textOf(document: SearchDocument): string {
  return JSON.stringify(document).toLowerCase();
}
