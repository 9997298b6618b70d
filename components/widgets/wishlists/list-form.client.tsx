import { useEffect, useRef, useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { Action } from '../parts/action';
import fields from '../parts/fields.module.css';
import type { DialogTexts } from './dialog-texts.data';
import { ListTitle } from './list-title';

const MAX_LENGTH = 255;

interface ListFormProps {
  /** The list to rename; a new one without it. */
  list?: SavedList;
  shop: Shop;
  texts: DialogTexts;
  onDone: () => void;
}

/** The form for the title of a new or an existing list. */
export function ListForm({ list, shop, texts, onDone }: ListFormProps) {
  const [title, setTitle] = useState(list?.wishlistTitle ?? '');
  const [problem, setProblem] = useState<'failed' | 'tooMany'>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const save = async () => {
    const { requests } = shop.context;
    const wishlistTitle = title.trim();
    if (!wishlistTitle) return input.current?.focus();
    if (isBusy) return;
    setBusy(true);
    const saved = await (list
      ? requests.write('PUT', '/v2/wishlists/updateWishlist', {
          wishlistId: list.wishlistId,
          wishlistTitle,
        })
      : requests.write('POST', '/v2/wishlists/createWishlist', { wishlistTitle }));
    setBusy(false);
    if (!hasFailed(saved)) return onDone();
    // The title itself is valid.
    const isFull = !list && `${saved.error.code}` === 'INVALID_ARGUMENTS';
    setProblem(isFull ? 'tooMany' : 'failed');
  };

  return (
    <form
      className={fields.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ListTitle>{texts.say(list ? 'renameList' : 'newList')}</ListTitle>
      <label>
        {texts.say('name')}
        <input
          maxLength={MAX_LENGTH}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          ref={input}
          required
          value={title}
        />
      </label>
      {problem && <span role="alert">{texts.say(problem)}</span>}
      <Action isBusy={isBusy} isMain type="submit">
        {texts.say(list ? 'save' : 'create')}
      </Action>
    </form>
  );
}
