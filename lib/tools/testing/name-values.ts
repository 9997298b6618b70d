/** Runs a part of a test that depends on random values. If it fails, its message names them. */
export async function nameValues<Result>(
  values: Readonly<Record<string, number>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) error.message += `\nRandom values: ${JSON.stringify(values)}`;
    throw error;
  }
}
