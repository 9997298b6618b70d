import type { Heading } from '@/lib/docs/plugins/headings';
import styles from './toc.module.css';

/** The contents list: a column of its own on wide screens, folded into the head of the article on others. */
export function Toc({ headings, label }: { headings: Heading[]; label: string }) {
  return (
    <details className={styles.root} data-contents="" data-print="none">
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
