import { enSearch as messages } from '@/lib/site/messages/en-search';
import styles from './search-dialog.module.css';

const KEYS = [
  { keys: ['↑', '↓'], label: messages.searchKeys.select },
  { keys: ['↵'], label: messages.searchKeys.open },
  { keys: ['Esc'], label: messages.searchKeys.close },
];

/** The keys, shown below the results. Hidden from assistive technology, which announces the keys of a listbox. */
export function KeyHints() {
  return (
    <p className={styles.keys} aria-hidden="true">
      {KEYS.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
    </p>
  );
}
