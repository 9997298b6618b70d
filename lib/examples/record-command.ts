import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../database/open-embedded';
import { demoShops } from '../shops/demo/demo-shops';
import { importShops } from '../shops/import-shop';
import { readShopFile } from '../shops/read-shop-file';
import { TEST_START } from '../testing/api/test-clock';
import { recordExamples } from './record-examples';

/** Records the examples of the OpenAPI document from the running API: part of `npm run generate`. */

const FILE = 'lib/api/contract/generated/examples.json';

const directory = await mkdtemp(join(tmpdir(), 'laurel-examples-'));
try {
  const { database, close } = await openEmbedded({ directory });
  const now = new Date(TEST_START);
  await importShops(database, readShopFile(demoShops, now), { now, isTemplate: true });
  const examples = await recordExamples(database);
  await close();
  await writeFile(FILE, `${JSON.stringify(examples, null, 2)}\n`);
  const count = Object.values(examples.responses).flatMap(Object.keys).length;
  console.log(`${FILE}: ${count} responses, ${Object.keys(examples.payloads).length} topics`);
} finally {
  await rm(directory, { recursive: true, force: true });
}
