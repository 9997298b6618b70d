/** Subject of a record: a page as a whole, a section of it, or one named thing that it explains. */
export type RecordKind = 'page' | 'section' | 'operation' | 'topic' | 'event' | 'error' | 'field';

/** The position of a record in the site: part of the site, page title, then headings. */
interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2?: string;
  lvl3?: string;
  lvl4?: string;
  lvl5?: string;
  lvl6?: string;
}

/** One thing that a search can find. Engines store it unchanged. */
export interface SearchRecord {
  id: string;
  kind: RecordKind;
  /** Address with the anchor. */
  url: string;
  /** Results are grouped by this address: of the page, or of the operation in the API reference. */
  page: string;
  anchor?: string;
  hierarchy: Hierarchy;
  content: string;
  /** Its code samples, which are searched but never shown as the context of a match. */
  code?: string;
  /** Names of the thing as they are written in code. */
  identifiers: string[];
  /** Other names, such as the last segment of the address. */
  aliases: string[];
  /** Messages that it explains, as software returns them; `…` stands for a part that differs. */
  messages?: string[];
  /** Title and identifiers split into words, for engines that treat an identifier as one word. */
  words: string;
  keywords: string[];
  /** Labels of the folders above the page. */
  breadcrumbs: string[];
  area: string;
  /** Contextual filters compare it: `docs-Sdk-current`, or `default` outside the docs. */
  tag: string;
  language: string;
  version: string;
  /** Breaks ties: records with a higher weight come first. */
  weight: number;
}

/** Returns the headings of a record below the page title, outermost first. */
export function headingsOf({ lvl2, lvl3, lvl4, lvl5, lvl6 }: Hierarchy): string[] {
  return [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== undefined);
}
