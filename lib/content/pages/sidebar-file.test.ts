import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSidebarFile } from './sidebar-file';

const FILE = 'sidebar.yaml';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-sidebar-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function labelOf(label: string) {
  const area = `  - area: Sdk\n    label: ${label}\n    items: []\n`;
  writeFileSync(join(root, FILE), `areas:\n${area}`);
  const read = readSidebarFile(root, FILE);
  return Array.isArray(read) ? read : read.sidebar.areas[0]?.label;
}

test('a sidebar file is read again when its text has changed', () => {
  expect(labelOf('SDK')).toBe('SDK');
  expect(labelOf('Web')).toBe('Web');
  expect(Array.isArray(labelOf('[]'))).toBe(true);
  expect(labelOf('SDK')).toBe('SDK');
});

test('a sidebar file that is removed is reported', () => {
  expect(labelOf('SDK')).toBe('SDK');
  rmSync(join(root, FILE));
  expect(readSidebarFile(root, FILE)).toMatchObject([{ file: FILE }]);
});
