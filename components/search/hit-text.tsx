import type { SearchGroup, SearchHit } from '@/lib/search/engine';
import { Marked } from './marked';
import styles from './results.module.css';

interface HitTextProps {
  group: SearchGroup;
  hit: SearchHit;
  isFirst: boolean;
}

/**
 * The text of a search result, on the search page and in the dialog: heading and excerpt, and for the first result of a
 * page also its title and location.
 */
export function HitText({ group, hit: { heading, text }, isFirst }: HitTextProps) {
  return (
    <>
      {isFirst && (
        <span className={styles.title}>
          <b>
            <Marked {...group.title} />
          </b>
          <small>{group.breadcrumbs.join(' › ')}</small>
        </span>
      )}
      {heading && (
        <span className={styles.heading}>
          <Marked {...heading} />
        </span>
      )}
      {text && (
        <span className={styles.text}>
          <Marked {...text} />
        </span>
      )}
    </>
  );
}
