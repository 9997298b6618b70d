import { Icon } from '../parts/icon';
import styles from './save-button.module.css';
import type { WishlistTexts } from './texts.data';

interface SaveButtonProps {
  isSaved: boolean;
  texts: WishlistTexts;
  /** A class of the shop. */
  buttonClass?: string | null;
  /** Number of items in all wishlists; the button is a round heart without one. */
  count?: number | null;
  isWide?: boolean;
  isBusy?: boolean;
  hasFailed?: boolean;
  onClick?: () => void;
}

/** A heart that saves a product, or a wide button with a label. */
export function SaveButton({
  isSaved,
  texts,
  buttonClass,
  count,
  isWide,
  isBusy,
  hasFailed,
  onClick,
}: SaveButtonProps) {
  const own = isWide ? styles.wide : styles.heart;
  return (
    <>
      <button
        aria-busy={isBusy}
        aria-label={texts.say(isSaved ? 'remove' : 'save')}
        className={buttonClass ? `${own} ${buttonClass}` : own}
        data-saved={isSaved ? '' : undefined}
        onClick={onClick}
        type="button"
      >
        <Icon full={isSaved} name="heart" />
        {isWide && <b>{texts.say(isSaved ? 'saved' : 'saveShort')}</b>}
        {typeof count === 'number' && <small>{texts.number(count)}</small>}
      </button>
      <span className={styles.status} role="status">
        {hasFailed && texts.say('failed')}
      </span>
    </>
  );
}
