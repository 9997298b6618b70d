import { SEARCH_AREAS } from '@/lib/content/pages/areas';
import { enSearch as messages } from '@/lib/site/messages/en-search';
import styles from './search-dialog.module.css';

const AREAS = [{ id: '', label: messages.searchEverywhere }, ...SEARCH_AREAS];

interface AreaChoiceProps {
  chosen: string;
  onChoose: (area: string) => void;
}

/** The choice of the area to search. */
export function AreaChoice({ chosen, onChoose }: AreaChoiceProps) {
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{messages.searchArea}</legend>
      {AREAS.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name="search-dialog-area"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
