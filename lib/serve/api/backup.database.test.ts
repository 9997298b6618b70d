import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { untilEnded } from '../../tools/testing/servers/api-process';
import { change, readChanges } from './backup.fixture';

const { folder, startReady } = setUpApiCommand();

it(
  'continues from a copy of its data directory, with every acknowledged change',
  async () => {
    const [lost, copy] = [join(folder, 'lost'), join(folder, 'copy')];
    const first = await startReady({ API_DATA_DIR: lost });
    await change(first);
    const before = await readChanges(first);
    first.process.kill('SIGTERM');
    await untilEnded(first);
    cpSync(lost, copy, { recursive: true });
    rmSync(lost, { recursive: true });

    const restored = await startReady({ API_DATA_DIR: copy });
    expect(await readChanges(restored)).toEqual(before);
  },
  COMMAND_TIMEOUT_MS,
);
