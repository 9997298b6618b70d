import { Children, type ReactNode } from 'react';
import { ENTRY_FILTER, hook } from '@/lib/site/config/hooks';
import { en as messages } from '@/lib/site/messages/en';
import styles from './entries.module.css';

/** The parts of a page with entries, below a field that filters them. `entry-filter.client.ts` handles the field. */
export function Entries({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.root} {...hook(ENTRY_FILTER)}>
      <div className={`${styles.filter} script-only`}>
        <input
          type="search"
          aria-label={messages.entryFilter}
          placeholder={messages.entryFilter}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status" />
      </div>
      {children}
    </div>
  );
}

/** The heading of an entry. */
export function EntryHeading({ id, children }: { id: string; children?: ReactNode }) {
  return <h4 id={id}>{children}</h4>;
}

/** A collapsed entry. Its heading and first line are always shown. */
export function Entry({ children }: { children?: ReactNode }) {
  const [heading, line, ...rest] = Children.toArray(children);
  return (
    <details className={styles.entry}>
      <summary>
        {heading}
        {line}
      </summary>
      <div>{rest}</div>
    </details>
  );
}
