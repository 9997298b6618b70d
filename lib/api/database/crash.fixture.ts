import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openEmbedded } from './open-embedded';
import { rateBuckets } from './tables/access';

/**
 * A program that commits a row to the database of a directory, its first argument. Then the log can't be written, or
 * with `trap` the engine fails without an error of the system, and the program tries to add another row.
 */

const [, , directory = '', cause] = process.argv;
const { database } = await openEmbedded({ directory });
const add = (key: string) => database.insert(rateBuckets).values({ key, level: 0, updatedAt: 0 });
await add('committed');
const { writeSync } = fs;
fs.writeSync = ((file: number, ...parameters: [NodeJS.ArrayBufferView]) => {
  if (file === 2) return writeSync(file, ...parameters);
  if (cause === 'trap') throw new WebAssembly.RuntimeError('unreachable');
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
}) as typeof fs.writeSync;
syncBuiltinESMExports();
await add('lost');
