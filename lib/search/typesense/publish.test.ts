import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testRecord } from '../testing/test-record';
import { typesenseClient } from './client';
import { publish } from './publish';
import { type FakeServer, startFakeServer } from './testing/fake-server';

const ALIAS = 'laurel-docs';
const RECORDS = Array.from({ length: 1_200 }, (_, n) => testRecord(`/page-${n}`, `Page ${n}`));

let server: FakeServer;
let hour = 0;
const nextHour = () => new Date(Date.UTC(2026, 0, 1, hour++));

beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

async function run(records = RECORDS, now = nextHour) {
  const client = await typesenseClient({
    nodes: [server.node],
    apiKey: 'admin',
    timeoutMs: 500,
    retries: 2,
  });
  return publish({ client, alias: ALIAS, records, log: () => {}, now });
}

const names = () => [...server.state.collections.keys()];
const target = () => server.state.aliases.get(ALIAS) ?? '';
const published = () => server.state.collections.get(target());

describe('publishing', () => {
  it('imports all records into a new collection and moves the alias to it', async () => {
    const { outcome, collection } = await run();
    expect(outcome).toBe('published');
    expect(collection).toMatch(/^laurel-docs_\d{17}$/);
    expect(target()).toBe(collection);
    expect(published()?.documents.size).toBe(RECORDS.length);
  });

  it('sends the API key in a header, not in the address', async () => {
    await run();
    for (const { headers, query } of server.requests) {
      expect(headers['x-typesense-api-key']).toBe('admin');
      expect(query).not.toHaveProperty('x-typesense-api-key');
    }
  });

  it('leaves one collection after two publishes', async () => {
    const first = await run();
    const second = await run();
    expect(second.deleted).toEqual([first.collection]);
    expect(names()).toEqual([second.collection]);
  });

  it('keeps collections that belong to something else', async () => {
    for (const name of [
      'laurel-docs_backup',
      'shop-products',
      'laurel-docs-de_20200101000000000',
    ]) {
      server.state.collections.set(name, { schema: { name, fields: [] }, documents: new Map() });
    }
    await run();
    expect(names()).toHaveLength(4);
  });

  it('keeps other synonym sets of the collection and adds those of the site', async () => {
    await run();
    const current = published();
    if (current) current.schema.synonym_sets = ['added-by-staff', 'laurel-docs-words'];
    await run();
    expect(published()?.schema.synonym_sets).toEqual(['added-by-staff', 'laurel-docs-words']);
    expect(server.state.synonymSets.get('laurel-docs-words')?.length).toBeGreaterThan(0);
  });

  it('changes nothing if the server rejects records', async () => {
    const { collection } = await run();
    server.fail(/import$/, { kind: 'reject-documents', count: 3 });
    await expect(run()).rejects.toThrow('Typesense rejected 3 records. First error: Bad document');
    expect(target()).toBe(collection);
    expect(names()).toEqual([collection]);
  });

  it('changes nothing if the server stores fewer records than sent', async () => {
    const { collection } = await run();
    server.fail(/import$/, { kind: 'lose-documents', count: 7 });
    await expect(run()).rejects.toThrow(/has 1193 records instead of 1200/);
    expect(target()).toBe(collection);
    expect(names()).toEqual([collection]);
  });

  it('retries an import after a broken connection', async () => {
    server.fail(/import$/, { kind: 'disconnect' });
    expect((await run()).outcome).toBe('published');
    expect(published()?.documents.size).toBe(RECORDS.length);
  });

  it('leaves the alias unchanged when interrupted, and the next publish cleans up', async () => {
    const { collection } = await run();
    // Like a process that is killed before the alias moves.
    server.fail(/PUT \/aliases/, { kind: 'disconnect' }, 3);
    await expect(run()).rejects.toThrow();
    expect(target()).toBe(collection);
    expect(names()).toHaveLength(2);

    const next = await run();
    expect(target()).toBe(next.collection);
    expect(names()).toEqual([next.collection]);
  });

  it('gives way to a publish that started later and finished first', async () => {
    const early = new Date(Date.UTC(2030, 0, 1));
    const late = new Date(Date.UTC(2030, 0, 2));
    const later = await run(RECORDS, () => late);
    const result = await run(RECORDS, () => early);
    expect(result.outcome).toBe('superseded');
    expect(target()).toBe(later.collection);
    expect(names()).toEqual([later.collection]);
  });

  it('throws if there are no records', async () => {
    await expect(run([])).rejects.toThrow('no records');
    expect(server.requests).toEqual([]);
  });
});
