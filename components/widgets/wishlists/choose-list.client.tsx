import { useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import styles from './choose-list.module.css';
import type { WishlistTexts } from './texts.data';

interface ChooseListProps {
  lists: readonly SavedList[];
  texts: WishlistTexts;
  /** Whether saving in a list has failed. */
  hasFailed: boolean;
  onChoose: (wishlistId: number) => void;
}

/** The content of the dialog that asks for the list of an item. The latest list is chosen at first. */
export function ChooseList({ lists, texts, hasFailed, onChoose }: ChooseListProps) {
  const [chosen, setChosen] = useState(() => Math.max(...lists.map((list) => list.wishlistId)));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <fieldset className={styles.lists}>
        <legend>{texts.say('chooseList')}</legend>
        {lists.map(({ wishlistId, wishlistTitle }) => (
          <label key={wishlistId}>
            <input
              checked={wishlistId === chosen}
              name="list"
              onChange={() => setChosen(wishlistId)}
              type="radio"
              value={wishlistId}
            />
            {wishlistTitle}
          </label>
        ))}
      </fieldset>
      {hasFailed && <span role="alert">{texts.say('failed')}</span>}
      <button className={styles.button} type="submit">
        {texts.say('saveShort')}
      </button>
    </form>
  );
}
