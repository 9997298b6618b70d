import type { PageKind } from '@/lib/content/load/schema';

/** What an icon stands for: a kind of page, or errors. */
export type IconKind = PageKind | 'error';

const BOOK =
  'M12 6.5C9.5 5 7 4.5 4 5.5V18.5c3-1 5.5-.5 8 1 2.5-1.5 5-2 8-1V5.5c-3-1-5.5-.5-8 1Zm0 0v13';
const TILES = 'M4 4h6.5v6.5H4Zm9.5 0H20v6.5h-6.5ZM4 13.5h6.5V20H4Zm9.5 0H20V20h-6.5Z';
const BRACES = 'M9 4C5.5 4 8.5 11 4.5 12 8.5 13 5.5 20 9 20M15 4c3.5 0 .5 7 4.5 8-4 1-1 8-4.5 8';

/** Outlines in a square of 24 units. */
const PATHS: Readonly<Record<IconKind, string>> = {
  landing: 'm4 11 8-7 8 7v8.5h-5.5V14h-5v5.5H4Z',
  guide: BOOK,
  category: TILES,
  module: 'm12 3 8 4.5v9L12 21l-8-4.5v-9Zm-8 4.5 8 4.5 8-4.5M12 12v9',
  method: 'M8 4C5 8.5 5 15.5 8 20M16 4c3 4.5 3 11.5 0 16M10 12h4',
  event: 'M13.5 3 5 13.5h6L10 21l8.5-10.5h-6Z',
  widget: 'M4 5h16v14H4Zm0 4.5h16M8 13h8M8 16h4',
  reference: 'm8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14',
  object: BRACES,
  resource: BRACES,
  topic: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15Zm4 4h4',
  operation: 'M4 8h14m-3.5-3.5L18 8l-3.5 3.5M20 16H6m3.5-3.5L6 16l3.5 3.5',
  page: 'M6 3.5h8l4 4v13H6Zm8 0v4h4M9 12h6M9 16h6',
  error: 'M12 4 3.5 19.5h17Zm0 6v4.5m0 2.3v.4',
};

/** Whether a kind of page, or errors, have an icon of this name. */
export const isIconKind = (name: string): name is IconKind => name in PATHS;

/** A decorative icon for a kind of page. In the HTML of the few pages that show it, so that no style sheet grows. */
export function KindIcon({ kind }: { kind: IconKind }) {
  return (
    <svg
      className="kind-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
