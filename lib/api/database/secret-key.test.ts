import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecretKey } from './secret-key';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-key-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('is created once, for its owner only', () => {
  const key = readSecretKey(join(directory, 'api'));
  expect(key).toHaveLength(32);
  expect(readSecretKey(join(directory, 'api'))).toEqual(key);
  expect(readdirSync(join(directory, 'api'))).toEqual(['secret.key']);
  expect(statSync(join(directory, 'api', 'secret.key')).mode & 0o777).toBe(0o600);
});

it('differs from installation to installation', () => {
  expect(readSecretKey(join(directory, 'a'))).not.toEqual(readSecretKey(join(directory, 'b')));
});

it('says what to do if the file is incomplete', () => {
  writeFileSync(join(directory, 'secret.key'), 'short');
  expect(() => readSecretKey(directory)).toThrow(/has 5 bytes instead of 32\. Restore it/);
});
