'use client';

import { TASKS } from '@/lib/content/site-pages/tasks';
import { withBasePath } from '@/lib/site/config/base-path';
import { enSearch as messages } from '@/lib/site/messages/en-search';
import { fill } from '@/lib/site/messages/fill';
import styles from './search-dialog.module.css';
import { searchParameters } from './search-parameters.client';
import type { SearchState } from './search-results.client';

const PROBLEMS = {
  failed: messages.searchFailed,
  limited: messages.searchLimited,
  offline: messages.searchOffline,
};

interface ResultsFooterProps {
  state: SearchState;
  query: string;
  area: string;
}

/** Content below the results in the dialog: a problem, other ways if nothing was found, or the link to all results. */
export function ResultsFooter({ state: { results, problem }, query, area }: ResultsFooterProps) {
  const isFound = results !== null && results.groups.length > 0;
  return (
    <>
      {problem && (
        <p className={styles.note} role="alert">
          {PROBLEMS[problem]}
        </p>
      )}
      {query !== '' && isFound && (
        <a className={styles.quiet} href={withBasePath(`/search?${searchParameters(query, area)}`)}>
          {messages.searchAll}
        </a>
      )}
      {query !== '' && results && !isFound && (
        <p className={styles.note}>
          <b>{fill(messages.searchNothing, { query: results.query })}</b>
          <br />
          {messages.searchNothingHint}
          <br />
          {messages.searchInstead}
          {TASKS.map(({ title, href }) => (
            <a key={href} className={styles.quiet} href={withBasePath(href)}>
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
