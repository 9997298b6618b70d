import type { LaurelClient } from './create-client';
import { LaurelError } from './laurel-error';
import type { paths } from './openapi';

type Get<Path extends keyof paths> = paths[Path] extends { get: infer Operation }
  ? Operation
  : never;

type Body<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Content } } } }
    ? Content
    : never;

/** A path whose list is read by offset or by page. */
export type ListPath = {
  [Path in keyof paths]: Body<Path> extends { totalCount: number; perPage: number } ? Path : never;
}[keyof paths];

/** The query of a list. */
export type ListQuery<Path extends ListPath> =
  Get<Path> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;

/** An entry of a list. */
export type ListEntry<Path extends ListPath> = Extract<
  Body<Path>[keyof Body<Path>],
  readonly unknown[]
>[number];

/** The most entries that both kinds of lists return in one response. */
const PER_PAGE = 50;

interface Page {
  totalCount: number;
  perPage: number;
  /** In lists that are read by page. */
  currentPage?: number;
  /** In lists that are read by offset. */
  currentOffset?: number;
}

/** All entries of a list, which is read page by page. @throws LaurelError for a response with an error status */
export async function* entriesOf<Path extends ListPath>(
  laurel: LaurelClient,
  path: Path,
  query?: ListQuery<Path>,
): AsyncGenerator<ListEntry<Path>, void> {
  const get = laurel.GET as (
    path: string,
    options: object,
  ) => Promise<{ data?: Page; error?: unknown; response: Response }>;
  for (let place: object = {}; ; ) {
    const options = { params: { query: { perPage: PER_PAGE, ...query, ...place } } };
    const { data, error, response } = await get(path, options);
    if (!data) throw new LaurelError(response, error);
    const entries: ListEntry<Path>[] = Object.values(data).find(Array.isArray) ?? [];
    yield* entries;
    const { totalCount, perPage, currentPage = 1 } = data;
    const end = (data.currentOffset ?? (currentPage - 1) * perPage) + perPage;
    if (entries.length === 0 || end >= totalCount) return;
    place = data.currentOffset === undefined ? { page: currentPage + 1 } : { offset: end };
  }
}
