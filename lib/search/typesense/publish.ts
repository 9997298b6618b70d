import type { Client } from 'typesense';
import type { CollectionSchema } from 'typesense/lib/Typesense/Collection';
import type { SearchRecord } from '../record';
import { SYNONYMS } from '../synonyms';
import { isMissing } from './client';
import { collectionSchema, toDocument } from './collection';

const BATCH = 500;

/** What to publish and where. */
export interface PublishOptions {
  client: Client;
  /** Name of the alias that searches ask. */
  alias: string;
  records: readonly SearchRecord[];
  log: (message: string) => void;
  now?: () => Date;
}

/** How a publish ended: `overtaken` when another one, begun later, was there first. */
export interface PublishResult {
  outcome: 'published' | 'overtaken';
  collection: string;
  removed: string[];
}

/**
 * Imports the records into a new collection, checks that all of them arrived, then moves the alias and removes older
 * collections. Until the alias moves, searches see the old records; what an interrupted run left behind is removed by
 * the next one.
 *
 * @throws Error when records were refused or are missing; the new collection is removed again
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { client, alias, records, log, now = () => new Date() } = options;
  if (records.length === 0) throw new Error('There are no records to publish.');
  const previous = await currentCollection(client, alias);
  const synonymSets = await publishSynonyms(client, alias, previous);
  const name = `${alias}_${now().toISOString().replace(/\D/g, '')}`;

  await client.collections().create(collectionSchema(name, synonymSets));
  try {
    await importRecords(client, name, records, log);
    await checkCount(client, name, records.length);
  } catch (error) {
    await remove(client, name);
    throw error;
  }

  const current = await currentCollection(client, alias);
  if (current && current.name > name && isVersionOf(alias, current.name)) {
    await remove(client, name);
    log(`A later publish has moved ${alias} to ${current.name} already; ${name} is removed.`);
    return { outcome: 'overtaken', collection: current.name, removed: [name] };
  }
  await client.aliases().upsert(alias, { collection_name: name });
  log(`${alias} is now ${name}, ${records.length} records.`);
  return {
    outcome: 'published',
    collection: name,
    removed: await removeOlder(client, alias, name),
  };
}

/** The collection that the alias stands for, or `null` before the first publish. */
async function currentCollection(client: Client, alias: string): Promise<CollectionSchema | null> {
  try {
    const { collection_name: name } = await client.aliases(alias).retrieve();
    return await client.collections(name).retrieve();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Writes the synonyms of the site; sets that somebody else gave to the collection stay with it. */
async function publishSynonyms(
  client: Client,
  alias: string,
  previous: CollectionSchema | null,
): Promise<string[]> {
  const own = `${alias}-words`;
  const items = SYNONYMS.map((synonyms, line) => ({
    id: `line-${line + 1}`,
    synonyms: [...synonyms],
  }));
  await client.synonymSets(own).upsert({ items });
  return [...new Set([...(previous?.synonym_sets ?? []), own])];
}

async function importRecords(
  client: Client,
  name: string,
  records: readonly SearchRecord[],
  log: (message: string) => void,
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    const documents = records.slice(start, start + BATCH).map(toDocument);
    // An import that is sent again after a lost answer must not fail on what has arrived.
    const results = await client
      .collections(name)
      .documents()
      .import(documents, { action: 'upsert', throwOnFail: false });
    const refused = results.flatMap((result) => (result.success ? [] : [result.error]));
    if (refused.length > 0) {
      throw new Error(`${refused.length} records were refused. The first: ${refused[0]}`);
    }
    log(`Imported ${Math.min(start + BATCH, records.length)} of ${records.length}`);
  }
}

async function checkCount(client: Client, name: string, expected: number): Promise<void> {
  const { num_documents: count } = await client.collections(name).retrieve();
  if (count !== expected) throw new Error(`${name} holds ${count} records instead of ${expected}.`);
}

/** Removes the versions that began before this one. A later one may be on its way: it is left alone. */
async function removeOlder(client: Client, alias: string, name: string): Promise<string[]> {
  const all = await client.collections().retrieve();
  const older = all.map((one) => one.name).filter((one) => isVersionOf(alias, one) && one < name);
  for (const one of older) await remove(client, one);
  return older;
}

function isVersionOf(alias: string, name: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d{17}$/.test(name.slice(alias.length + 1));
}

async function remove(client: Client, name: string): Promise<void> {
  try {
    await client.collections(name).delete();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
