import type { Viewer } from '@/lib/sandbox/shops/demo/viewers';

/** What a reader has chosen in the demo shop. It ends with the tab, so that a later visit sends nothing by itself. */
export interface Visit {
  /** Whether the widgets run in the sandbox of the reader. */
  isLive: boolean;
  viewer: Viewer;
  locale: string;
  direction: 'ltr' | 'rtl';
}

const KEY = 'demo-visit';
const FIRST: Visit = { isLive: false, viewer: 'guest', locale: 'en', direction: 'ltr' };

let current: Visit | undefined;

/** The choices of this visit. */
export function readVisit(): Visit {
  current ??= { ...FIRST, ...stored() };
  return current;
}

/** Changes choices. Without storage, they are valid on this page. */
export function changeVisit(change: Partial<Visit>): void {
  current = { ...readVisit(), ...change };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // The browser doesn't allow it.
  }
}

function stored(): Partial<Visit> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
