import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../api/database/open-embedded';
import { demoShops } from '../../sandbox/shops/demo/demo-shops';
import { importShops } from '../../sandbox/shops/import-shop';
import { readShopFile } from '../../sandbox/shops/read-shop-file';
import { TEST_START } from '../testing/api/test-clock';
import { recordExamples } from './record-examples';
import { recordScenarios } from './record-scenarios';

/** Records the examples of the OpenAPI document and the scenarios from the running API: part of `npm run generate`. */

const FILE = 'lib/api/contract/generated/examples.json';
const RUNS_FILE = 'lib/sandbox/scenarios/generated/runs.json';

const directory = await mkdtemp(join(tmpdir(), 'laurel-examples-'));
try {
  const { database, close } = await openEmbedded({ directory });
  const now = new Date(TEST_START);
  await importShops(database, readShopFile(demoShops, now), { now, isTemplate: true });
  const examples = await recordExamples(database);
  const runs = await recordScenarios(database);
  await close();
  await writeFile(FILE, `${JSON.stringify(examples, null, 2)}\n`);
  await writeFile(RUNS_FILE, `${JSON.stringify(runs, null, 2)}\n`);
  const count = Object.values(examples.responses).flatMap(Object.keys).length;
  console.log(`${FILE}: ${count} responses, ${Object.keys(examples.payloads).length} topics`);
  console.log(`${RUNS_FILE}: ${Object.keys(runs).length} scenarios`);
} finally {
  await rm(directory, { recursive: true, force: true });
}
