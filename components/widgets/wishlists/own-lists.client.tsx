import { type ComponentProps, useRef, useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import type { PageView } from '@/lib/storefront/placeholders/renderer';
import type { Shop } from '../live/shop.client';
import styles from './guest-hint.module.css';
import type { ListTexts } from './list-texts.data';
import { ShownItem } from './shown-item.client';
import { useProduct } from './use-product.client';

interface OwnItemsProps {
  list: SavedList;
  shop: Shop;
  texts: ListTexts;
  onGone: (notice: string) => void;
  /** The other lists, if items can move and change their variants. */
  others?: readonly SavedList[];
  isRow?: boolean;
  /** The part of the items to show. */
  from?: number;
  limit?: number;
}

/** Items of a list of the customer or guest. */
export function OwnItems(props: OwnItemsProps) {
  const { list, shop, texts, onGone, others, isRow, from = 0, limit = Infinity } = props;
  const owned = { wishlistId: list.wishlistId, onGone, others };
  return (
    <>
      {list.items.slice(from, from + limit).map((item, index, shown) => (
        <OwnItem
          key={keyOf(item.product.id, index, shown)}
          {...{ shop, texts, isRow, owned }}
          product={item.product}
        />
      ))}
    </>
  );
}

function OwnItem(props: Omit<ComponentProps<typeof ShownItem>, 'read'>) {
  return <ShownItem {...props} read={useProduct(props.shop, props.product.id)} />;
}

/** The key of an item. It stays when the variant changes, as the item stays in place. */
function keyOf(productId: number, index: number, items: SavedList['items']): string {
  const before = items.slice(0, index).filter(({ product }) => product.id === productId);
  return `${productId} ${before.length}`;
}

/** What the last action on lists has done, and the element that gets the focus of what is gone. */
export function useNotice() {
  const [notice, setNotice] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const onGone = (text: string) => {
    setNotice(text);
    titleRef.current?.focus();
  };
  return { notice, setNotice, titleRef, onGone };
}

/** The hint beside lists that were read for a guest; nothing for customers. */
export function HintForGuests({
  view,
  shop,
  texts,
}: {
  view: PageView;
  shop: Shop;
  texts: ListTexts;
}) {
  return shop.context.tokens.accepted?.session.role === 'guest' ? (
    <div className={styles.hint}>
      <a href={view.linkTo('login')}>{texts.say('guestHint')}</a>
    </div>
  ) : null;
}
