/** The id of the operation at a path or endpoint, which is its last segment: `GET /v2/a/getB` → `getB`. */
export function operationIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
