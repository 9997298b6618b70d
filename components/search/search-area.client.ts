/** Key in the storage of the visit. */
const KEY = 'laurel.search-area';

/** The area that the reader chose on this or an earlier page of the visit; empty for all areas. */
export function readSearchArea(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores the chosen area for the other pages of the visit. */
export function storeSearchArea(area: string): void {
  try {
    sessionStorage.setItem(KEY, area);
  } catch {
    // It applies to this dialog.
  }
}
