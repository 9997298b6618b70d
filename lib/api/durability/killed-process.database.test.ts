import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runs } from '../../tools/testing/runner/test-all';
import { killWriters } from '../../tools/testing/writer/kill-writers';

/** Number of kills. Once in `npm test`, since each takes ten seconds and PostgreSQL has the same test. */
const KILLS = runs({ test: 1, all: 20 });
/** After each crash, all earlier changes are checked too, which takes long on a busy machine. */
const TIMEOUT_MS = 60 * 60 * 1_000;

it(
  `loses nothing that was acknowledged when its process is killed${KILLS > 1 ? ` ${KILLS} times` : ''}`,
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'laurel-killed-'));
    try {
      cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
      await killWriters({ directory }, KILLS);
      expect(readdirSync(directory)).toEqual(['database', 'process.lock']);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
  TIMEOUT_MS,
);
