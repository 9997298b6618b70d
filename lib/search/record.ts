/** What a record is about: a page as a whole, a section of it, or one named thing that it explains. */
export const RECORD_KINDS = [
  'page',
  'section',
  'operation',
  'topic',
  'event',
  'error',
  'field',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The way down to a record: part of the site, page, then its headings. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2?: string;
  lvl3?: string;
  lvl4?: string;
  lvl5?: string;
  lvl6?: string;
}

/** One thing that a search can find. Engines store it as it is. */
export interface SearchRecord {
  id: string;
  kind: RecordKind;
  /** Where it stands, with its anchor. */
  url: string;
  /** What results are grouped by: the address of the page, or of the operation in the API reference. */
  page: string;
  anchor: string | null;
  hierarchy: Hierarchy;
  content: string;
  /** Names of what it is about, as they are written in code. */
  identifiers: string[];
  /** Further names that lead here, such as the last part of the address. */
  aliases: string[];
  /** The identifiers and the title word by word, for engines that take a name as one word. */
  words: string;
  keywords: string[];
  /** Labels of the folders above the page. */
  trail: string[];
  area: string;
  /** What contextual filters go by: `docs-Sdk-current`, or `default` outside the docs. */
  tag: string;
  language: string;
  version: string;
  /** Breaks ties: the higher, the more likely this is what is looked for. */
  weight: number;
}

/** The headings of a record below its page's title, outermost first. */
export function headingsOf({ lvl2, lvl3, lvl4, lvl5, lvl6 }: Hierarchy): string[] {
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== undefined);
}
