import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system in memory. */
export interface SmallDisk {
  directory: string;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives the room back. */
  free(): void;
  remove(): void;
}

/** Only root on Linux can mount a file system. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

const CHUNKS = [1024 * 1024, 4 * 1024];

/** Mounts a small file system. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
  // Other users reach their folders in it.
  chmodSync(directory, 0o755);
  const filler = join(directory, 'filler');
  return {
    directory,
    fill() {
      for (const size of CHUNKS) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', directory]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
