import { loadContent } from '../../content/load/source';
import { env } from '../../site/config/env';
import { site } from '../../site/config/site';
import { buildRecords } from '../records/build';
import { typesenseClient } from './client';
import { publish } from './publish';

const { TYPESENSE_HOST: nodes, TYPESENSE_ADMIN_API_KEY: apiKey } = env;

if (nodes.length === 0 || apiKey === '') {
  console.error(
    'Publishing requires TYPESENSE_HOST and TYPESENSE_ADMIN_API_KEY, a key with write access.',
  );
  process.exitCode = 1;
} else {
  const client = await typesenseClient({
    nodes,
    apiKey,
    connectionTimeoutSeconds: 10,
    numRetries: 3,
  });
  try {
    const alias = site.search.collection;
    const { deleted } = await publish({
      client,
      alias,
      records: buildRecords(loadContent()),
      log: console.log,
    });
    if (deleted.length > 0) console.log(`Deleted ${deleted.join(', ')}`);
  } catch (error) {
    console.error(`Publishing failed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
