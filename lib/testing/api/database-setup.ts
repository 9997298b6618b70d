import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../database/open-embedded';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of a prepared database; see `test-database.ts`. */
    databaseTemplate: string;
  }
}

/** Prepares the database that each worker starts from. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-template-'));
  const { close } = await openEmbedded({ directory });
  await close();
  project.provide('databaseTemplate', join(directory, 'database'));
  return () => rmSync(directory, { recursive: true, force: true });
}
