import type { TestProject } from 'vitest/node';
import { openServer } from '../../../api/database/open-server';
import { startPostgres } from '../servers/postgres';
import { importDemoShop } from './test-shops';

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
