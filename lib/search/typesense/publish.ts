import type { Client } from 'typesense';
import type { CollectionSchema } from 'typesense/lib/Typesense/Collection';
import type { SearchRecord } from '../record';
import { SYNONYMS } from '../synonyms';
import { isNotFound } from './client';
import { collectionSchema, toDocument } from './collection';

const BATCH = 500;

interface PublishOptions {
  client: Client;
  /** Name of the alias that searches use. */
  alias: string;
  records: readonly SearchRecord[];
  log: (message: string) => void;
  now?: () => Date;
}

/** Result of a publish: `superseded` if a publish that started later finished first. */
interface PublishResult {
  outcome: 'published' | 'superseded';
  collection: string;
  deleted: string[];
}

/**
 * Imports the records into a new collection, checks their number, then moves the alias and deletes older collections.
 * Searches use the old records until the alias moves. The next publish deletes what an interrupted one left behind.
 *
 * @throws Error if records were rejected or are missing; the new collection is deleted
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
    await deleteCollection(client, name);
    throw error;
  }

  const current = await currentCollection(client, alias);
  if (current && current.name > name && isVersionOf(alias, current.name)) {
    await deleteCollection(client, name);
    log(`A later publish moved ${alias} to ${current.name} already. Deleted ${name}.`);
    return { outcome: 'superseded', collection: current.name, deleted: [name] };
  }
  await client.aliases().upsert(alias, { collection_name: name });
  log(`${alias} now points to ${name} with ${records.length} records.`);
  return {
    outcome: 'published',
    collection: name,
    deleted: await deleteOlder(client, alias, name),
  };
}

/** Returns the collection that the alias points to, or `null` before the first publish. */
async function currentCollection(client: Client, alias: string): Promise<CollectionSchema | null> {
  try {
    const { collection_name: name } = await client.aliases(alias).retrieve();
    return await client.collections(name).retrieve();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Publishes the synonyms of the site. Keeps other synonym sets of the current collection. */
async function publishSynonyms(
  client: Client,
  alias: string,
  previous: CollectionSchema | null,
): Promise<string[]> {
  const name = `${alias}-words`;
  const items = SYNONYMS.map((synonyms, line) => ({
    id: `line-${line + 1}`,
    synonyms: [...synonyms],
  }));
  await client.synonymSets(name).upsert({ items });
  return [...new Set([...(previous?.synonym_sets ?? []), name])];
}

async function importRecords(
  client: Client,
  name: string,
  records: readonly SearchRecord[],
  log: (message: string) => void,
): Promise<void> {
  for (let start = 0; start < records.length; start += BATCH) {
    const documents = records.slice(start, start + BATCH).map(toDocument);
    // `upsert`, because the client retries an import after a lost response, and some documents may exist by then.
    const results = await client
      .collections(name)
      .documents()
      .import(documents, { action: 'upsert', throwOnFail: false });
    const errors = results.flatMap((result) => (result.success ? [] : [result.error]));
    if (errors.length > 0) {
      throw new Error(`Typesense rejected ${errors.length} records. First error: ${errors[0]}`);
    }
    log(`Imported ${Math.min(start + BATCH, records.length)} of ${records.length}`);
  }
}

async function checkCount(client: Client, name: string, expected: number): Promise<void> {
  const { num_documents: count } = await client.collections(name).retrieve();
  if (count !== expected) throw new Error(`${name} has ${count} records instead of ${expected}.`);
}

/** Deletes the collections of earlier publishes. Collections of later ones, which may still run, are kept. */
async function deleteOlder(client: Client, alias: string, name: string): Promise<string[]> {
  const all = await client.collections().retrieve();
  const older = all
    .map((collection) => collection.name)
    .filter((other) => isVersionOf(alias, other) && other < name);
  for (const other of older) await deleteCollection(client, other);
  return older;
}

function isVersionOf(alias: string, name: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d{17}$/.test(name.slice(alias.length + 1));
}

async function deleteCollection(client: Client, name: string): Promise<void> {
  try {
    await client.collections(name).delete();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
