import { Icon } from '../parts/icon';
import styles from './page.module.css';
import type { ListTexts } from './review-list-texts.data';

interface SearchFieldProps {
  texts: ListTexts;
  value: string;
  onChange: (value: string) => void;
}

/** The field that searches the reviews. */
export function SearchField({ texts, value, onChange }: SearchFieldProps) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        aria-label={texts.say('search')}
        maxLength={200}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        placeholder={texts.say('search')}
        type="search"
        value={value}
      />
    </search>
  );
}
