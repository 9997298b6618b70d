interface PageQuery {
  page: number;
  perPage: number;
}

/** Returns the offset and limit of a page. */
export function pageRange({ page, perPage }: PageQuery) {
  const offset = (page - 1) * perPage;
  // PostgreSQL counts rows in 64 bits; a page that far behind is empty anyway.
  return { limit: perPage, offset: Math.min(offset, Number.MAX_SAFE_INTEGER) };
}

/** Returns the fields beside the entries of a page. */
export function pageFields({ page, perPage }: PageQuery, totalCount: number) {
  return { totalCount, currentPage: page, perPage };
}
