import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { KILLS, killWriters } from '../../testing/writer/kill-writers';

const TIMEOUT_MS = 10 * 60 * 1_000;

it(
  `loses nothing that was acknowledged when its process is killed ${KILLS} times`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'laurel-killed-'));
    try {
      cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
      await killWriters({ directory });
      expect(readdirSync(directory)).toEqual(['database']);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
