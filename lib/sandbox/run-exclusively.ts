const running = new Map<string, Promise<unknown>>();

/** Runs work on a sandbox when earlier work of this process on it has ended, such as one move of the clock after another. */
export async function runExclusively<T>(sandboxId: string, work: () => Promise<T>): Promise<T> {
  const earlier = running.get(sandboxId) ?? Promise.resolve();
  const result = earlier.then(work, work);
  const settled = result.then(
    () => {},
    () => {},
  );
  running.set(sandboxId, settled);
  try {
    return await result;
  } finally {
    if (running.get(sandboxId) === settled) running.delete(sandboxId);
  }
}
