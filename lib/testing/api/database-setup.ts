import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropTemplateDatabases } from '../../database/drop-template-databases';
import { DATABASE_FOLDER, openEmbedded } from '../../database/open-embedded';
import { demoShops } from '../../shops/demo/demo-shops';
import { importShops } from '../../shops/import-shop';
import { readShopFile } from '../../shops/read-shop-file';
import { TEST_START } from './test-clock';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of a prepared database; see `test-database.ts`. */
    databaseTemplate: string;
  }
}

/** Prepares the database that each worker starts from, with the demo shop as a template. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-template-'));
  const { database, close } = await openEmbedded({ directory });
  const now = new Date(TEST_START);
  await importShops(database, readShopFile(demoShops, now), { now, isTemplate: true });
  await dropTemplateDatabases(database);
  await close();
  project.provide('databaseTemplate', join(directory, DATABASE_FOLDER));
  return () => rmSync(directory, { recursive: true, force: true });
}
