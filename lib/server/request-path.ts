/** What stands before the query in the address of a request, exactly as it was sent. */
export function pathOf(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
