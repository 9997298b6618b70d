import type { ShopVariant } from '@/lib/storefront/data/products';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { Action } from '../parts/action';
import styles from './item-controls.module.css';
import type { ListTexts } from './list-texts.data';

interface VariantSelectProps {
  variants: readonly ShopVariant[];
  chosen: number;
  title: string;
  texts: ListTexts;
  onChoose: (variantId: number) => void;
}

/** The variants of a product to choose from. */
export function VariantSelect({ variants, chosen, title, texts, onChoose }: VariantSelectProps) {
  return (
    <select
      aria-label={texts.say('variant', { title })}
      className={styles.select}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      value={chosen}
    >
      {variants.map((variant) => (
        <option key={variant.variantId} value={variant.variantId}>
          {variant.isAvailable ? variant.title : `${variant.title} · ${texts.say('soldOut')}`}
        </option>
      ))}
    </select>
  );
}

interface CartButtonProps {
  title: string;
  isAvailable: boolean;
  isBusy: boolean;
  texts: ListTexts;
  onClick: () => void;
}

/** Adds a product to the cart, or says that it is sold out. */
export function CartButton({ title, isAvailable, isBusy, texts, onClick }: CartButtonProps) {
  if (!isAvailable) return <span className={styles.soldOut}>{texts.say('soldOut')}</span>;
  const text = texts.say('addToCart');
  return (
    <Action isBusy={isBusy} isMain label={`${text}: ${title}`} onClick={onClick}>
      {text}
    </Action>
  );
}

interface MoveMenuProps {
  lists: readonly SavedList[];
  title: string;
  texts: ListTexts;
  onMove: (list: SavedList) => void;
}

/** The other lists of the customer, to one of which the item can move. */
export function MoveMenu({ lists, title, texts, onMove }: MoveMenuProps) {
  return (
    <details
      className={styles.move}
      name="move"
      onKeyDown={({ currentTarget, key }) => {
        if (key !== 'Escape') return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={texts.say('moveItem', { title })}>{texts.say('move')}</summary>
      <ul>
        {lists.map((list) => (
          <li key={list.wishlistId}>
            <button onClick={() => onMove(list)} type="button">
              {list.wishlistTitle}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
