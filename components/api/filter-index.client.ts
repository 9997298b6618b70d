import { type EntryGroup, filterEntries } from './reference-entries';

/** Hides the operations and topics of the static index that the filter doesn't find, and groups that are then empty. */
export function filterIndex(
  index: HTMLElement,
  groups: readonly EntryGroup[],
  phrase: string,
): void {
  const found = new Set(
    filterEntries(groups, phrase).flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  for (const group of index.querySelectorAll<HTMLElement>('.api-group')) {
    const entries = [...group.querySelectorAll<HTMLElement>('[data-operation]')];
    for (const entry of entries) entry.hidden = !found.has(entry.dataset.operation ?? '');
    group.hidden = entries.every((entry) => entry.hidden);
  }
}
