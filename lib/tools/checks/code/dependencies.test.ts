import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('CONTRIBUTING.md says what each dependency is for, and lists no other one', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('CONTRIBUTING.md', 'utf8').match(/^\| `.*?(?= \| \S)/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(Object.keys(dependencies).sort());
});
