/** Returns the offset and limit of a page. */
export function pageRange({ page, perPage }: { page: number; perPage: number }) {
  const offset = (page - 1) * perPage;
  // PostgreSQL counts rows in 64 bits; a page that far behind is empty anyway.
  return { limit: perPage, offset: Math.min(offset, Number.MAX_SAFE_INTEGER) };
}
