import { env } from '../../config/env';
import { site } from '../../config/site';
import { readRecords } from '../read-records';
import { typesenseClient } from './client';
import { publish } from './publish';

const { TYPESENSE_HOST: nodes, TYPESENSE_ADMIN_API_KEY: apiKey } = env;

if (nodes.length === 0 || apiKey === '') {
  console.error(
    'Publishing needs TYPESENSE_HOST and TYPESENSE_ADMIN_API_KEY, a key that may write.',
  );
  process.exitCode = 1;
} else {
  const client = await typesenseClient({ nodes, apiKey, timeoutMs: 10_000, retries: 3 });
  try {
    const alias = site.search.collection;
    const { removed } = await publish({ client, alias, records: readRecords(), log: console.log });
    if (removed.length > 0) console.log(`Removed ${removed.join(', ')}`);
  } catch (error) {
    console.error(`Nothing was published: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
