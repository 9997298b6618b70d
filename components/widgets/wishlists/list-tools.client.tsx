import { useLayoutEffect, useRef, useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { hasFailed, type Result } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { Action } from '../parts/action';
import { listChanges } from './change-lists.client';
import { IconButton } from './icon-button';
import type { ListTexts } from './list-texts.data';
import styles from './list-tools.module.css';
import { openRename, openShare } from './open-list-dialogs.client';

interface ListToolsProps {
  list: SavedList;
  shop: Shop;
  texts: ListTexts;
  /** Called with a sentence about what has happened. */
  onNotice: (notice: string) => void;
  /** Called when the list is gone, or a button that had the focus. */
  onGone: (notice: string) => void;
}

/** The buttons that change, share and delete a list. */
export function ListTools({ list, shop, texts, onNotice, onGone }: ListToolsProps) {
  const [isBusy, setBusy] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  const { wishlistId, wishlistTitle: title, isDefault, isPrivate } = list;
  const { update, deleteList } = listChanges(shop);
  const run = async (change: () => Promise<Result<unknown>>) => {
    if (isBusy) return false;
    setBusy(true);
    const hasWorked = !hasFailed(await change());
    setBusy(false);
    onNotice(hasWorked ? '' : texts.say('failed'));
    return hasWorked;
  };
  useLayoutEffect(() => {
    if (hasAsked.current && !isDeleting) deleteButton.current?.focus();
    hasAsked.current = isDeleting;
  }, [isDeleting]);
  if (isDeleting) {
    return (
      <ConfirmDeletion
        onCancel={() => setDeleting(false)}
        onConfirm={async () => {
          if (await run(() => deleteList(wishlistId))) onGone(texts.say('deleted', { title }));
        }}
        question={texts.say('confirmDelete', { title })}
        texts={texts}
      />
    );
  }
  return (
    <>
      {!isDefault && (
        <Action
          onClick={async () => {
            if (await run(() => update(wishlistId, { isDefault: true }))) onGone('');
          }}
        >
          {texts.say('makeDefault')}
        </Action>
      )}
      <IconButton
        label={texts.say('rename')}
        name="pencil"
        onClick={() => openRename(shop, wishlistId)}
      />
      <IconButton
        full={isPrivate}
        label={texts.say(isPrivate ? 'makePublic' : 'makePrivate')}
        name="lock"
        onClick={() => run(() => update(wishlistId, { isPrivate: !isPrivate }))}
      />
      {!isPrivate && (
        <IconButton
          label={texts.say('share')}
          name="share"
          onClick={() => openShare(shop, wishlistId)}
        />
      )}
      <IconButton
        buttonRef={deleteButton}
        label={texts.say('delete')}
        name="trash"
        onClick={() => setDeleting(true)}
      />
    </>
  );
}

interface ConfirmDeletionProps {
  question: string;
  texts: ListTexts;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a list is deleted. */
function ConfirmDeletion({ question, texts, onConfirm, onCancel }: ConfirmDeletionProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  // The one that does nothing.
  useLayoutEffect(
    () => fields.current?.querySelector<HTMLElement>('button:last-of-type')?.focus(),
    [],
  );
  return (
    <fieldset
      ref={fields}
      className={styles.question}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <legend>{question}</legend>
      <Action isMain onClick={onConfirm}>
        {texts.say('delete')}
      </Action>
      <Action onClick={onCancel}>{texts.say('cancel')}</Action>
    </fieldset>
  );
}
