import type { Heading } from '@/lib/docs/plugins/headings';
import styles from './toc.module.css';

/** The table of contents: a separate column on wide screens, collapsed in the header of the article on others. */
export function Toc({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <details className={styles.root} data-toc="" data-print="none">
      <summary>{label}</summary>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {headings.map(({ id, depth, parts }) => (
            <li key={id} {...(depth > 2 && { 'data-depth': depth })}>
              <a href={`#${id}`}>
                {parts.map(({ text, code }) => (code ? <code key={text}>{text}</code> : text))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
