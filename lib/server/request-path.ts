/** The path of a request's URL without the query, exactly as it was sent. */
export function requestPath(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
