import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from '../../site/config/env';
import { openDatabase } from './open-database';

it('rejects a data directory without a database if one must exist, and creates nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-'));
  const directory = join(folder, 'data');
  try {
    const opened = openDatabase(parseEnv({ API_DATA_DIR: directory }), { mustExist: true });
    await expect(opened).rejects.toThrow(
      `There is no database in ${directory}. Set API_DATA_DIR or DATABASE_URL as for the API, and start the API once.`,
    );
    expect(existsSync(directory)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
