import { useId } from 'react';
import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';
import { SEARCH_AREAS } from '@/lib/search/areas';
import styles from './search-dialog.module.css';

const messages = getMessages(site.defaultLocale);
const AREAS = [{ id: '', label: messages.searchEverywhere }, ...SEARCH_AREAS];
const KEYS = [
  { keys: ['↑', '↓'], label: messages.searchKeys.select },
  { keys: ['↵'], label: messages.searchKeys.open },
  { keys: ['Esc'], label: messages.searchKeys.close },
];

/** The choice of the area to search. */
export function SearchAreas({
  area,
  onChoose,
}: {
  area: string;
  onChoose: (area: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{messages.searchArea}</legend>
      {AREAS.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} checked={area === id} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

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
