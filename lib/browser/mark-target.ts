import { TABLE_OF_CONTENTS } from '../site/config/hooks';

/**
 * Marks the entry of the table of contents that the address leads to. After the first interaction, the table follows the
 * scroll position (`toc-scroll-spy.client.ts`).
 */
export function markTarget(): void {
  for (const entry of document.querySelectorAll<HTMLAnchorElement>(`[${TABLE_OF_CONTENTS}] a`)) {
    if (entry.hash === location.hash) entry.ariaCurrent = 'location';
  }
}
