import { savedPlace } from './viewer/place.client';

/** Whether the address names an operation, or the reader returns to a history entry with open operations. */
export function isViewerRequested(): boolean {
  return location.hash.length > 1 || savedPlace() !== null;
}
