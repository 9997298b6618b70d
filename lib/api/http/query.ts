/**
 * The query of a request as the schemas of the contract read it: a string for each name, a list for a repeated one.
 */
export function queryValues(url: URL): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(url.searchParams.keys())) {
    const all = url.searchParams.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return { ...values };
}
