import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './migrate';

/** The table with the requirements comes with the sixth migration. */
const WITHOUT_REQUIREMENTS = 6;

const files = readdirSync(MIGRATIONS_FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Statements that add something older code doesn't notice. It still runs while a new process migrates. */
const ADDITIVE = [
  /^CREATE (TABLE|SEQUENCE|EXTENSION|INDEX)\b/i,
  /^DROP INDEX\b/i,
  /^ALTER TABLE \S+ ADD COLUMN (?!.*\bNOT NULL\b)/i,
  /^ALTER TABLE \S+ ADD COLUMN .*\bDEFAULT\b/i,
  /^ALTER TABLE \S+ ALTER COLUMN \S+ (DROP NOT NULL|SET DEFAULT)\b/i,
  /^INSERT INTO\b/i,
  /^UPDATE "schema_requirements"/i,
];

/** The statements of a migration that may break older code, such as a unique index of an older table. */
function breakingStatements(text: string): string[] {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    // Statements that PostgreSQL runs as one, because they handle errors.
    .replaceAll(/\bDO \$\$ BEGIN(.*?)EXCEPTION.*?\$\$/gs, '$1')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const created = statements.map((statement) => /^CREATE TABLE (\S+)/i.exec(statement)?.[1]);
  return statements.filter((statement) => {
    const table = /^(?:ALTER TABLE|CREATE UNIQUE INDEX \S+ ON) (\S+)/i.exec(statement)?.[1];
    return !(table && created.includes(table)) && !ADDITIVE.some((rule) => rule.test(statement));
  });
}

it.each(files.map((name, at) => [name, at + 1] as const))(
  '%s keeps older code working, or says that it does not',
  (name, number) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8');
    const isBreaking = number > WITHOUT_REQUIREMENTS && breakingStatements(text).length > 0;
    const raised = /UPDATE "schema_requirements" SET "min_migrations" = (\d+)/.exec(text)?.[1];
    expect(raised).toBe(isBreaking ? String(number) : undefined);
  },
);

it.each(files.slice(WITHOUT_REQUIREMENTS))(
  '%s drops indexes after it builds others, since reads wait from then on',
  (name) => {
    const text = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8');
    expect(text).not.toMatch(/DROP INDEX.*CREATE INDEX/is);
  },
);

it.each([
  'DROP TABLE "reviews"',
  'ALTER TABLE "reviews" DROP COLUMN "votes"',
  'ALTER TABLE "reviews" RENAME COLUMN "votes" TO "likes"',
  'ALTER TABLE "reviews" ADD COLUMN "likes" integer NOT NULL',
  'ALTER TABLE "reviews" ADD CONSTRAINT "few" CHECK ("votes" < 9)',
  'ALTER TABLE "reviews" ALTER COLUMN "votes" DROP DEFAULT',
  'ALTER TABLE "reviews" ALTER COLUMN "votes" SET DATA TYPE bigint',
  'CREATE UNIQUE INDEX "reviews_title" ON "reviews" ("title")',
  'DELETE FROM "reviews"',
])('%s breaks older code', (statement) => {
  expect(breakingStatements(`${statement};`)).toEqual([statement]);
});

it.each([
  'CREATE TABLE "likes" ("id" bigint); CREATE UNIQUE INDEX "likes_id" ON "likes" ("id")',
  'CREATE INDEX "reviews_title" ON "reviews" ("title")',
  'ALTER TABLE "reviews" ADD COLUMN "likes" integer',
  `ALTER TABLE "reviews" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL`,
])('%s keeps older code working', (text) => {
  expect(breakingStatements(text)).toEqual([]);
});
