import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropTemplateDatabases } from '../../../api/database/drop-template-databases';
import { DATABASE_FOLDER, openEmbedded } from '../../../api/database/open-embedded';
import { importDemoShop } from './test-shops';

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
  await importDemoShop(database);
  await dropTemplateDatabases(database);
  await close();
  project.provide('databaseTemplate', join(directory, DATABASE_FOLDER));
  return () => rmSync(directory, { recursive: true, force: true });
}
