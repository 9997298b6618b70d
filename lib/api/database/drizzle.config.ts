import { defineConfig } from 'drizzle-kit';

/** Settings of the generator of migrations: `npm run database:migration -- --name <what changes>`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/api/database/tables/*.ts',
  out: './lib/api/database/migrations',
});
