import type { Heading } from '@/lib/content/plugins/headings';
import { hook, TABLE_OF_CONTENTS } from '@/lib/site/config/hooks';
import styles from './toc.module.css';

/** A name of this length may be wider than the column, which truncates it. Text between spaces never breaks. */
const LONG_NAME = /[^\s/-]{22}/;

/** The table of contents: a separate column on wide screens, collapsed in the header of the article on others. */
export function Toc({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <details className={styles.root} {...hook(TABLE_OF_CONTENTS)} data-print="none">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {headings.map(({ id, depth, text, parts }) => (
            <li key={id} {...(depth > 2 && { 'data-depth': depth })}>
              <a href={`#${id}`} {...(LONG_NAME.test(text) && { title: text })}>
                {parts.map((part) =>
                  part.code ? <code key={part.text}>{part.text}</code> : part.text,
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
