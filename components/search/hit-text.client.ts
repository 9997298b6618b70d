import { createElement } from '@/lib/browser/create-element';
import type { MarkedText, SearchGroup, SearchHit } from '@/lib/search/engine';
import { splitMarks } from '@/lib/search/split-marks';
import styles from './results.module.css';

/**
 * The text of a search result in the dialog. `hit-text.tsx` renders the same elements for the search page, where the
 * server renders them: change both together.
 */
export function createHitText(
  group: SearchGroup,
  { heading, text }: SearchHit,
  isFirst: boolean,
): Element[] {
  const parts: Element[] = [];
  if (isFirst) {
    const title = createElement('b', {}, ...createMarked(group.title));
    const location = createElement('small', {}, group.breadcrumbs.join(' › '));
    parts.push(createElement('span', { class: styles.title }, title, location));
  }
  if (heading) {
    parts.push(createElement('span', { class: styles.heading }, ...createMarked(heading)));
  }
  if (text) parts.push(createElement('span', { class: styles.text }, ...createMarked(text)));
  return parts;
}

/** A text with its matches marked. All parts are text nodes, so nothing in the text can become markup. */
const createMarked = (marked: MarkedText) =>
  splitMarks(marked).map((part, index) =>
    index % 2 === 1 ? createElement('mark', {}, part) : part,
  );
