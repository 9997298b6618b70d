import { open } from 'node:fs/promises';

/** Makes the names in a folder durable: after a loss of power, a file that was renamed has its new name. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders, and stores names in order.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
