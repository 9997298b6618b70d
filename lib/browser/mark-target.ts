import { TABLE_OF_CONTENTS } from '../site/config/hooks';

/**
 * Marks the entry of the table of contents for the section that the address leads to. After the first interaction, the
 * table follows the scroll position (`toc-scroll-spy.client.ts`).
 */
export function markTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(`[${TABLE_OF_CONTENTS}] a`)];
  entries
    .findLast(({ hash }) => {
      const heading = document.getElementById(hash.slice(1));
      // The target is the heading or comes after it.
      return (
        heading && !(heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING)
      );
    })
    ?.setAttribute('aria-current', 'location');
}
