import { closestTarget } from '@/lib/browser/closest-target';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { ENTRY_FILTER } from '@/lib/site/config/hooks';
import { enPageFeatures as messages } from '@/lib/site/messages/en-page-features';
import { fill } from '@/lib/site/messages/fill';

const ROOT = `[${ENTRY_FILTER}]`;
const FIELD = `${ROOT} input`;
/** Names of the fields of an error response, which a reader may paste with the message. */
const BODY_WORDS = ['message', 'error', 'statuscode'];
/** A part of a pasted message differs from request to request, so not all of its words are in the entry. */
const MIN_SHARE = 0.6;

/** Filters the entries of a page by the words of a field. Other parts than the chosen one are shown meanwhile. */
export function enableEntryFilter(signal: AbortSignal): void {
  const onInput = (event: Event) => {
    const field = closestTarget(event, FIELD);
    const root = field?.closest<HTMLElement>(ROOT);
    if (root && field instanceof HTMLInputElement) filter(root, wordsOf(field.value));
  };
  // The table of contents also leads to parts that the filter hides.
  const onClick = (event: Event) => {
    const root = document.querySelector<HTMLElement>(`${ROOT}[data-filtered]`);
    const link = root && closestTarget<HTMLAnchorElement>(event, 'a[href^="#"]');
    const target = link && fragmentTarget(link.hash);
    const field = root?.querySelector('input');
    if (!root || !field || !target || !root.contains(target) || target.checkVisibility()) return;
    field.value = '';
    filter(root, []);
  };
  document.addEventListener('input', onInput, { signal });
  document.addEventListener('click', onClick, { signal });
  // The reader may have filled the field before the scripts arrived.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) {
    const root = field.closest<HTMLElement>(ROOT);
    if (root && field.value) filter(root, wordsOf(field.value));
  }
}

function filter(root: HTMLElement, words: readonly string[]): void {
  const entries = [...root.querySelectorAll('details')].map((entry) => ({
    entry,
    // The text of neighboring elements has no space between them.
    share: shareOf(words, wordsOf(entry.innerHTML.replace(/<[^>]*>/g, ' '))),
  }));
  const best = Math.max(...entries.map(({ share }) => share));
  const found = entries.filter(({ share }) => share === best && share >= MIN_SHARE);
  for (const { entry } of entries) entry.hidden = !found.some((other) => other.entry === entry);
  root.toggleAttribute('data-filtered', words.length > 0);
  const status = root.querySelector('[role="status"]');
  const text = fill(messages.entriesFound, { count: `${found.length}` });
  if (status) status.textContent = words.length > 0 ? text : '';
  const [only] = found;
  if (words.length > 0 && only && found.length === 1) only.entry.open = true;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !BODY_WORDS.includes(word));
}

/** The share of the words that an entry has. The last word may be incomplete. */
function shareOf(words: readonly string[], known: readonly string[]): number {
  if (words.length === 0) return 1;
  const matching = words.filter((word, index) =>
    known.some((other) => (index === words.length - 1 ? other.startsWith(word) : other === word)),
  );
  return matching.length / words.length;
}
