import type { TestProject } from 'vitest/node';
import type { Database } from '../../database/database';
import { openServer } from '../../database/open-server';
import { demoShops } from '../../shops/demo/demo-shops';
import { importShops } from '../../shops/import-shop';
import { readShopFile } from '../../shops/read-shop-file';
import { startPostgres } from '../postgres';
import { TEST_START } from './test-clock';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a prepared database; see `postgres-database.ts`. */
    postgresTemplate: string;
  }
}

/**
 * Starts the PostgreSQL server of all tests that run on one, and prepares the database that they copy, with the demo
 * shop as a template.
 */
export default async function setup(project: TestProject) {
  // Tests compare the order of commits.
  const server = await startPostgres({ track_commit_timestamp: 'on' });
  const url = await server.createDatabase();
  const { database, close } = await openServer({ url });
  await importDemoShop(database);
  await close();
  project.provide('postgresTemplate', url);
  return () => server.remove();
}

/** Imports the demo shop as the template that tests copy. */
export async function importDemoShop(database: Database): Promise<void> {
  const now = new Date(TEST_START);
  await importShops(database, readShopFile(demoShops, now), { now, isTemplate: true });
}
