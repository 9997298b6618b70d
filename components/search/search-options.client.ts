import { createElement } from '@/lib/browser/create-element';
import { withBasePath } from '@/lib/config/base-path';
import { enSearch as messages } from '@/lib/messages/en-search';
import type { SearchGroup } from '@/lib/search/engine';
import { TASKS } from '@/lib/site-pages/home-page';
import { createHitText } from './hit-text.client';
import styles from './search-options.module.css';

/**
 * The options of the listbox, in groups: the results, or recent searches and tasks while the field is empty.
 *
 * @param groups the results; `null` without a query
 * @param searches recent searches
 */
export function createOptions(groups: SearchGroup[] | null, searches: string[]): Element[] {
  if (groups) return groups.map(createResultGroup);
  // The pages that most readers need first.
  const tasks = createNamedGroup(
    messages.searchTasks,
    TASKS.map(({ title, href }) => createLink(href, 'page', title)),
  );
  if (searches.length === 0) return [tasks];
  const recent = searches.map((query) => createElement('div', attributesOf('recent'), query));
  return [createNamedGroup(messages.searchRecent, recent), tasks];
}

/** The results of a page. */
function createResultGroup(group: SearchGroup): Element {
  const links = group.hits.map((hit, position) =>
    createLink(hit.url, hit.kind, ...createHitText(group, hit, position === 0)),
  );
  return createElement(
    'div',
    { role: 'group', 'aria-label': group.title.text, class: styles.group },
    ...links,
  );
}

/** A group of options with a visible name. */
function createNamedGroup(label: string, options: Element[]): Element {
  return createElement(
    'div',
    { role: 'group', 'aria-label': label },
    createElement('p', { class: styles.label, 'aria-hidden': 'true' }, label),
    ...options,
  );
}

const createLink = (href: string, kind: string, ...children: (Element | string)[]) =>
  createElement('a', { ...attributesOf(kind), href: withBasePath(href) }, ...children);

const attributesOf = (kind: string) => ({
  role: 'option',
  tabindex: '-1',
  class: styles.option,
  'data-kind': kind,
});
