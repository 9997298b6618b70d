import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate';

/** The table with the requirements comes with the sixth migration. */
const WITHOUT_REQUIREMENTS = 6;

const files = readdirSync(MIGRATIONS_FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Older processes still run while a new one migrates, and may be started again. */
const BREAKS_OLDER_CODE = /\b(DROP (TABLE|COLUMN)|RENAME|SET NOT NULL|TYPE)\b/i;

it.each(files.map((name, at) => [name, at + 1] as const))(
  '%s keeps older code working, or says that it does not',
  (name, number) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8').replaceAll(/--.*$/gm, '');
    const isBreaking = number > WITHOUT_REQUIREMENTS && BREAKS_OLDER_CODE.test(text);
    const raised = /UPDATE "schema_requirements" SET "min_migrations" = (\d+)/.exec(text)?.[1];
    expect(raised).toBe(isBreaking ? String(number) : undefined);
  },
);
