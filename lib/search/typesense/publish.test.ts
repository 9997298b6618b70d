import type { CollectionSchema } from 'typesense/lib/Typesense/Collection';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testRecord } from '../testing/test-record';
import { collectionSchema } from './collection';
import { publish } from './publish';
import { httpError, type Respond, respondWith, testClient } from './testing/typed-responses';

const RECORDS = Array.from({ length: 1_200 }, (_, n) => testRecord(`/page-${n}`, `Page ${n}`));
const ALIAS = 'laurel-docs';
const PREVIOUS = 'laurel-docs_20250101000000000';
const NEW = 'laurel-docs_20260101000000000';
const LATER = 'laurel-docs_20270101000000000';

function collection(name: string, synonymSets = ['laurel-docs-words']): CollectionSchema {
  return {
    ...(collectionSchema(name, synonymSets) as CollectionSchema),
    created_at: 1_767_225_600,
    num_documents: RECORDS.length,
    num_memory_shards: 4,
  };
}

const existing = collection(PREVIOUS, ['added-by-staff', 'laurel-docs-words']);

/** Responses of a server with an earlier publish, by the beginning of the request. */
const RESPONSES: Readonly<Record<string, Respond>> = {
  'GET /aliases/': () => ({ name: ALIAS, collection_name: PREVIOUS }),
  [`GET /collections/${PREVIOUS}`]: () => existing,
  [`GET /collections/${LATER}`]: () => collection(LATER),
  [`GET /collections/${NEW}`]: () => collection(NEW),
  'GET /collections': () => [existing, collection(NEW)],
  'PUT /synonym_sets/': () => ({ name: 'laurel-docs-words', items: [] }),
  [`POST /collections/${NEW}/documents/import`]: (_, body) =>
    String(body)
      .split('\n')
      .map(() => ({ success: true })),
  'POST /collections': () => collection(NEW),
  'PUT /aliases/': () => ({ name: ALIAS, collection_name: NEW }),
  'DELETE /collections/': () => collection(PREVIOUS),
};

/** Publishes to a server whose responses differ from {@link RESPONSES} as given. */
async function run(changes: Readonly<Record<string, Respond>> = {}, records = RECORDS) {
  const sent = respondWith((request, body) => {
    const responses = Object.entries({ ...RESPONSES, ...changes });
    const respond = responses.find(([start]) => request.startsWith(start))?.[1];
    if (!respond) throw new Error(`Unexpected request: ${request}`);
    return respond(request, body);
  });
  const now = () => new Date(Date.UTC(2026, 0, 1));
  const options = { client: await testClient(), alias: ALIAS, records, log: () => {}, now };
  const result = await publish(options).catch((error: Error) => error);
  return {
    result,
    sent,
    changing: sent.map(({ request }) => request).filter((r) => !/^GET/.test(r)),
  };
}

/** The changes that leave the previous collection in use. */
const REVERTED = [
  'PUT /synonym_sets/laurel-docs-words',
  'POST /collections',
  `POST /collections/${NEW}/documents/import`,
  `DELETE /collections/${NEW}`,
];

afterEach(() => vi.restoreAllMocks());

describe('publishing', () => {
  it('imports all records into a new collection, moves the alias, and deletes the old one', async () => {
    const { result, sent, changing } = await run();
    expect(result).toEqual({ outcome: 'published', collection: NEW, deleted: [PREVIOUS] });
    expect(changing).toEqual([
      'PUT /synonym_sets/laurel-docs-words',
      'POST /collections',
      ...Array.from({ length: 3 }, () => `POST /collections/${NEW}/documents/import`),
      'PUT /aliases/laurel-docs',
      `DELETE /collections/${PREVIOUS}`,
    ]);
    const imported = sent.filter(({ request }) => request.endsWith('/import'));
    const lines = imported.flatMap(({ body }) => String(body).split('\n'));
    expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(RECORDS.length);
  });

  it('needs no earlier publish', async () => {
    const missing = () => Promise.reject(httpError(404, 'Not Found'));
    const { result } = await run({
      'GET /aliases/': missing,
      'GET /collections': () => [collection(NEW)],
    });
    expect(result).toEqual({ outcome: 'published', collection: NEW, deleted: [] });
  });

  it('keeps collections that belong to something else, and deletes what was interrupted', async () => {
    const names = [
      'laurel-docs_backup',
      'shop-products',
      'laurel-docs-de_20200101000000000',
      'laurel-docs_20240101000000000',
      PREVIOUS,
      NEW,
      LATER,
    ];
    const { result } = await run({
      'GET /collections': () => names.map((name) => collection(name)),
    });
    expect(result).toHaveProperty('deleted', ['laurel-docs_20240101000000000', PREVIOUS]);
  });

  it('keeps other synonym sets of the collection and adds those of the site', async () => {
    const { sent } = await run();
    const bodyOf = (start: string) => sent.find(({ request }) => request.startsWith(start))?.body;
    expect(bodyOf('PUT /synonym_sets')).toHaveProperty('items.0.synonyms', expect.any(Array));
    expect(bodyOf('POST /collections')).toHaveProperty('synonym_sets', [
      'added-by-staff',
      'laurel-docs-words',
    ]);
  });

  it('changes nothing if the server rejects records', async () => {
    const { result, changing } = await run({
      [`POST /collections/${NEW}/documents/import`]: () => [
        { success: false, code: 400, error: 'Bad document' },
        { success: true },
      ],
    });
    expect(result).toHaveProperty(
      'message',
      'Typesense rejected 1 records. First error: Bad document',
    );
    expect(changing).toEqual(REVERTED);
  });

  it('changes nothing if the server stores fewer records than sent', async () => {
    const { result, changing } = await run({
      [`GET /collections/${NEW}`]: () => ({ ...collection(NEW), num_documents: 1_193 }),
    });
    expect(result).toHaveProperty('message', `${NEW} has 1193 records instead of 1200.`);
    expect(changing).not.toContain('PUT /aliases/laurel-docs');
    expect(changing.at(-1)).toBe(`DELETE /collections/${NEW}`);
  });

  it('deletes nothing if the alias cannot be moved', async () => {
    const { result, changing } = await run({
      'PUT /aliases/': () => Promise.reject(new Error('socket hang up')),
    });
    expect(result).toHaveProperty('message', 'socket hang up');
    expect(changing.at(-1)).toBe('PUT /aliases/laurel-docs');
  });

  it('gives way to a publish that started later and finished first', async () => {
    let asked = 0;
    const { result, changing } = await run({
      'GET /aliases/': () => ({
        name: ALIAS,
        collection_name: asked++ === 0 ? PREVIOUS : LATER,
      }),
    });
    expect(result).toEqual({ outcome: 'superseded', collection: LATER, deleted: [NEW] });
    expect(changing.at(-1)).toBe(`DELETE /collections/${NEW}`);
    expect(changing).not.toContain('PUT /aliases/laurel-docs');
  });

  it('throws if there are no records', async () => {
    const { result, sent } = await run({}, []);
    expect(result).toHaveProperty('message', 'There are no records to publish.');
    expect(sent).toEqual([]);
  });
});
