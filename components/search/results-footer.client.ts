import { createElement } from '@/lib/browser/create-element';
import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { enSearch as messages } from '@/lib/messages/en-search';
import { fill } from '@/lib/messages/fill';
import styles from './search-dialog.module.css';
import { searchParameters } from './search-parameters.client';
import type { SearchState } from './search-results.client';

const PROBLEMS = {
  failed: messages.searchFailed,
  limited: messages.searchLimited,
  offline: messages.searchOffline,
};

const createLink = (href: string, label: string) =>
  createElement('a', { class: styles.quiet, href: withBasePath(href) }, label);

/**
 * Creates what is below the results in the dialog: a problem, other ways if nothing was found, or the link to all results.
 *
 * @returns a function that returns the elements for a search. They are the same ones each time, so that they keep the
 *   focus, and a problem that lasts is announced once
 */
export function createResultsFooter(): (
  state: SearchState,
  query: string,
  area: string,
) => Element[] {
  const alert = createElement('p', { class: styles.note, role: 'alert' });
  const searched = createElement('b');
  const nothing = createElement(
    'p',
    { class: styles.note },
    searched,
    createElement('br'),
    messages.searchNothingHint,
    ' ',
    messages.searchInstead,
    ...site.navbar.items.map(({ label, href }) => createLink(href, label)),
  );
  const all = createLink('/search', messages.searchAll);

  return ({ results, problem }, query, area) => {
    const shown: Element[] = [];
    const text = problem && PROBLEMS[problem];
    if (text) {
      if (alert.textContent !== text) alert.textContent = text;
      shown.push(alert);
    }
    if (query === '' || !results) return shown;
    if (results.groups.length > 0) {
      all.href = withBasePath(`/search?${searchParameters(query, area)}`);
      return [...shown, all];
    }
    searched.textContent = fill(messages.searchNothing, { query: results.query });
    return [...shown, nothing];
  };
}
