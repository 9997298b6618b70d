import { type ReactNode, useState } from 'react';
import type { ShopProduct } from '@/lib/storefront/data/products';
import type { SavedItem, SavedList } from '@/lib/storefront/data/saved-products';
import { hasFailed, type Result } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { addToCart } from './add-to-cart.client';
import { listChanges } from './change-lists.client';
import { IconButton } from './icon-button';
import { Item } from './item';
import { CartButton, MoveMenu, VariantSelect } from './item-controls.client';
import type { ListTexts } from './list-texts.data';

interface ShownItemProps extends SavedItem {
  /** The product as the shop sells it; `undefined` while it loads. */
  read: Result<ShopProduct | null> | undefined;
  shop: Shop;
  texts: ListTexts;
  isRow?: boolean;
  /** For its owner. */
  owned?: {
    wishlistId: number;
    /** Called when it has left the list, with a sentence that says so. */
    onGone: (notice: string) => void;
    /** The other lists, if it can be moved and its variant can be changed. */
    others?: readonly SavedList[];
  };
}

/** An item of a wishlist with what one can do with it. */
export function ShownItem({ product: saved, read, shop, texts, isRow, owned }: ShownItemProps) {
  const [notice, setNotice] = useState<ReactNode>('');
  const [isBusy, setBusy] = useState(false);
  const changes = listChanges(shop);
  const product = read && !hasFailed(read) ? read.data : null;
  const title = read && (product?.title ?? saved.handle?.replaceAll('-', ' ') ?? '');
  const name = title ?? '';
  const variant = product?.variants.find(({ variantId }) => variantId === saved.variantId);

  const busy = async (action: () => Promise<ReactNode>) => {
    if (isBusy) return;
    setBusy(true);
    setNotice(await action());
    setBusy(false);
  };
  /** Changes the list, and returns what to say about the item, if it is still there. */
  const change = (
    send: () => Promise<Result<unknown>>,
    taken: 'isThere' | 'variantTaken',
    gone = '',
  ) =>
    busy(async () => {
      const changed = await send();
      if (!hasFailed(changed)) {
        if (gone) owned?.onGone(gone);
        return '';
      }
      return texts.say(`${changed.error.code}` === 'ALREADY_EXISTS' ? taken : 'failed');
    });

  return (
    <Item
      href={product ? linkTo(product, saved.variantId, shop) : undefined}
      // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
      image={product?.image && <img alt="" src={product.image} />}
      isRow={isRow}
      notice={notice || (read && !hasFailed(read) && !variant ? texts.say('gone') : '')}
      price={priceOf(variant, shop, texts)}
      remove={
        owned && (
          <IconButton
            label={texts.say('remove', { title: name })}
            name={isRow ? 'trash' : 'close'}
            onClick={() =>
              change(
                () => changes.remove(saved, owned.wishlistId),
                'isThere',
                texts.say('removed', { title: name }),
              )
            }
          />
        )
      }
      title={title}
      variant={
        product &&
        product.variants.length > 1 &&
        (owned?.others ? (
          <VariantSelect
            chosen={saved.variantId}
            onChoose={(variantId) =>
              change(
                () => changes.changeVariant(saved, owned.wishlistId, variantId),
                'variantTaken',
              )
            }
            texts={texts}
            title={name}
            variants={product.variants}
          />
        ) : (
          variant && <small>{variant.title}</small>
        ))
      }
    >
      {variant && (
        <CartButton
          isAvailable={variant.isAvailable}
          isBusy={isBusy}
          onClick={() =>
            busy(async () =>
              (await addToCart(shop, saved.id, saved.variantId)) ? (
                <a href={shop.linkTo('cart')}>{texts.say('inCart')}</a>
              ) : (
                texts.say('failed')
              ),
            )
          }
          texts={texts}
          title={name}
        />
      )}
      {owned?.others && owned.others.length > 0 && (
        <MoveMenu
          lists={owned.others}
          onMove={(list) =>
            change(
              () => changes.move(saved, owned.wishlistId, list.wishlistId),
              'isThere',
              texts.say('moved', { title: name, list: list.wishlistTitle }),
            )
          }
          texts={texts}
          title={name}
        />
      )}
    </Item>
  );
}

/** The address of a product with one of its variants. */
function linkTo({ productId, handle }: ShopProduct, variantId: number, { context }: Shop): string {
  const url = `${context.session.shop.storefrontUrl}/products/${handle}?variant=${variantId}`;
  return context.page.urlOf(url, { type: 'product', handle, productId, variantId });
}

const priceOf = (
  variant: ShopProduct['variants'][number] | undefined,
  { currency }: Shop,
  texts: ListTexts,
) => (variant && variant.price !== null ? texts.money(variant.price, currency) : null);
