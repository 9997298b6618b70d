import type { MouseEvent } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import styles from './search-dialog.module.css';
import { searchParameters } from './search-parameters.client';
import type { SearchState } from './use-search-results.client';

interface ResultsFooterProps extends Pick<SearchState, 'results' | 'problem'> {
  query: string;
  area: string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const messages = getMessages(site.defaultLocale);

const PROBLEMS = {
  failed: messages.searchFailed,
  limited: messages.searchLimited,
  offline: messages.searchOffline,
};

/** What is below the results in the dialog: a problem, other ways if nothing was found, or the link to all results. */
export function ResultsFooter({ query, area, results, problem, onFollow }: ResultsFooterProps) {
  const found = query === '' ? null : results;
  return (
    <>
      {problem && (
        <p className={styles.note} role="alert">
          {PROBLEMS[problem]}
        </p>
      )}
      {found && found.groups.length === 0 && (
        <p className={styles.note}>
          <b>{fill(messages.searchNothing, { query: found.query })}</b>
          <br />
          {messages.searchNothingHint} {messages.searchInstead}
          {site.navbar.items.map(({ label, href }) => (
            <a key={href} className={styles.quiet} href={withBasePath(href)} onClick={onFollow}>
              {label}
            </a>
          ))}
        </p>
      )}
      {found && found.groups.length > 0 && (
        <a
          className={styles.quiet}
          href={withBasePath(`/search?${searchParameters(query, area)}`)}
          onClick={onFollow}
        >
          {messages.searchAll}
        </a>
      )}
    </>
  );
}
