import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecord } from '../testing/a-record';
import { typesenseClient } from './client';
import { publish } from './publish';
import { type FakeServer, startFakeServer } from './testing/fake-server';

const ALIAS = 'laurel-docs';
const RECORDS = Array.from({ length: 1_200 }, (_, n) => aRecord(`/page-${n}`, `Page ${n}`));

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
  it('puts all records into a new collection and moves the alias to it', async () => {
    const { outcome, collection } = await run();
    expect(outcome).toBe('published');
    expect(collection).toMatch(/^laurel-docs_\d{17}$/);
    expect(target()).toBe(collection);
    expect(published()?.documents.size).toBe(RECORDS.length);
  });

  it('sends the key in a header and keeps it out of addresses', async () => {
    await run();
    for (const { headers, query } of server.requests) {
      expect(headers['x-typesense-api-key']).toBe('admin');
      expect(query).not.toHaveProperty('x-typesense-api-key');
    }
  });

  it('leaves one collection when it runs twice', async () => {
    const first = await run();
    const second = await run();
    expect(second.removed).toEqual([first.collection]);
    expect(names()).toEqual([second.collection]);
  });

  it('leaves the collections of others alone', async () => {
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

  it('keeps the synonyms that somebody gave to the collection, and adds its own', async () => {
    await run();
    const current = published();
    if (current) current.schema.synonym_sets = ['added-by-staff', 'laurel-docs-words'];
    await run();
    expect(published()?.schema.synonym_sets).toEqual(['added-by-staff', 'laurel-docs-words']);
    expect(server.state.synonymSets.get('laurel-docs-words')?.length).toBeGreaterThan(0);
  });

  it('changes nothing when records are refused', async () => {
    const { collection } = await run();
    server.fail(/import$/, { kind: 'refuse-documents', count: 3 });
    await expect(run()).rejects.toThrow('3 records were refused. The first: Bad document');
    expect(target()).toBe(collection);
    expect(names()).toEqual([collection]);
  });

  it('changes nothing when records got lost on the way', async () => {
    const { collection } = await run();
    server.fail(/import$/, { kind: 'lose-documents', count: 7 });
    await expect(run()).rejects.toThrow(/holds 1193 records instead of 1200/);
    expect(target()).toBe(collection);
    expect(names()).toEqual([collection]);
  });

  it('survives a connection that breaks during the import', async () => {
    server.fail(/import$/, { kind: 'cut' });
    expect((await run()).outcome).toBe('published');
    expect(published()?.documents.size).toBe(RECORDS.length);
  });

  it('leaves the site as it was when it is interrupted, and the next run tidies up', async () => {
    const { collection } = await run();
    // Killed before the alias moves: nothing after that request is ever sent.
    server.fail(/PUT \/aliases/, { kind: 'cut' }, 3);
    await expect(run()).rejects.toThrow();
    expect(target()).toBe(collection);
    expect(names()).toHaveLength(2);

    const next = await run();
    expect(target()).toBe(next.collection);
    expect(names()).toEqual([next.collection]);
  });

  it('gives way to a publish that began later and was there first', async () => {
    const early = new Date(Date.UTC(2030, 0, 1));
    const late = new Date(Date.UTC(2030, 0, 2));
    const later = await run(RECORDS, () => late);
    const result = await run(RECORDS, () => early);
    expect(result.outcome).toBe('overtaken');
    expect(target()).toBe(later.collection);
    expect(names()).toEqual([later.collection]);
  });

  it('refuses to publish nothing', async () => {
    await expect(run([])).rejects.toThrow('no records');
    expect(server.requests).toEqual([]);
  });
});
