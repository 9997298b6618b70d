import { readFileSync, writeFileSync } from 'node:fs';
import { compareOutlines } from './compare-outlines';
import { currentOutline } from './current-outline';
import { addChanges, contractEntries } from './entries';
import type { ContractOutline } from './outline';

/**
 * `npm run changelog -- <date>`: compares the contract with its outline of the last entry, and stores the differences
 * as the entry of a date.
 */

const FOLDER = 'lib/content/changelog/generated';

const [, , date = ''] = process.argv;
if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error('Usage: npm run changelog -- <date>, such as 2026-01-31');
  process.exit(1);
}

const known: ContractOutline = JSON.parse(readFileSync(`${FOLDER}/outline.json`, 'utf8'));
const outline = currentOutline();
const changes = compareOutlines(known, outline);
if (changes.length === 0) {
  console.log('The contract has not changed since the last entry.');
} else {
  write('entries.json', addChanges(contractEntries, date, changes));
  write('outline.json', outline);
  console.log(
    `Stored changes: ${changes.length}. Describe them in content/docs/Api/changelog.md, in a section with <ContractChanges of="${date}" />.`,
  );
}

function write(name: string, value: unknown): void {
  writeFileSync(`${FOLDER}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
}
