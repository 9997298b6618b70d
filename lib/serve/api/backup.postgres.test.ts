import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { query } from '../../tools/testing/api/postgres-database';
import { eventually } from '../../tools/testing/eventually';
import { untilEnded } from '../../tools/testing/servers/api-process';
import { startPostgres } from '../../tools/testing/servers/postgres';
import { change, dumpAndRestore, readChanges } from './backup.fixture';

const { folder, startReady } = setUpApiCommand();

/** The server has another user than the tests. */
function makeFolder(...names: string[]): string {
  const path = join(folder, ...names);
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o777);
  return path;
}

/** Copies files with their owners. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/** Copies the files of a running server while work goes on (PostgreSQL, "Making a Base Backup Using the Low Level API"). */
async function backUp(url: string, files: string, target: string, work: () => Promise<void>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('test', true)`);
  copy(files, target);
  await work();
  const { rows } = await client.query('select labelfile from pg_backup_stop()');
  await client.end();
  const { uid, gid } = statSync(files);
  const add = (name: string, text: string) => {
    writeFileSync(join(target, name), text);
    chownSync(join(target, name), uid, gid);
  };
  add('backup_label', rows[0].labelfile);
  add('recovery.signal', '');
  rmSync(join(target, 'postmaster.pid'));
  for (const name of readdirSync(join(target, 'pg_wal')))
    rmSync(join(target, 'pg_wal', name), { recursive: true });
}

it(
  'continues on a restored server, with what was acknowledged before, during, and after the backup',
  async () => {
    const [parent, archive] = [makeFolder('server'), makeFolder('archive')];
    makeFolder();
    const postgres = await startPostgres(
      {
        archive_mode: 'on',
        archive_command: `cp %p ${archive}/%f`,
        restore_command: `cp ${archive}/%f %p`,
      },
      parent,
    );
    const files = join(parent, readdirSync(parent)[0] ?? '');
    const backup = join(folder, 'backup');
    const DATABASE_URL = await postgres.createDatabase();
    const [lost, kept] = [join(folder, 'lost'), join(folder, 'kept')];
    const first = await startReady({ DATABASE_URL, API_DATA_DIR: lost });
    await change(first);
    await backUp(DATABASE_URL, files, backup, () => change(first));
    await change(first);
    const before = await readChanges(first);
    expect(before.reviews).toBe(3);
    const [archived] = await query(DATABASE_URL, 'select pg_walfile_name(pg_switch_wal()) as name');
    await eventually(() => expect(readdirSync(archive)).toContain(archived?.name));
    cpSync(lost, kept, { recursive: true });
    const copyUrl = await postgres.createDatabase();
    if (dumpAndRestore(DATABASE_URL, copyUrl, join(folder, 'dump'))) {
      const copied = await startReady({ DATABASE_URL: copyUrl, API_DATA_DIR: kept });
      expect(await readChanges(copied)).toEqual(before);
      copied.process.kill('SIGTERM');
      await untilEnded(copied);
    }

    first.process.kill('SIGKILL');
    await untilEnded(first);
    await postgres.kill();
    for (const path of [files, lost]) rmSync(path, { recursive: true });

    copy(backup, files);
    await postgres.start();
    await eventually(async () => {
      const [row] = await query(DATABASE_URL, 'select pg_is_in_recovery() as is_recovering');
      expect(row?.is_recovering).toBe(false);
    });
    const restored = await startReady({ DATABASE_URL, API_DATA_DIR: kept });
    expect(await readChanges(restored)).toEqual(before);
    await change(restored);
    await postgres.remove();
  },
  COMMAND_TIMEOUT_MS,
);
