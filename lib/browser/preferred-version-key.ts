/** Storage key for the version that the reader chose in an area. */
export function preferredVersionKey(area: string): string {
  return `docs-preferred-version-${area}`;
}
