import { useState } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import type { PanelDetails } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { Action } from '../parts/action';
import fields from '../parts/fields.module.css';
import { Icon } from '../parts/icon';
import type { DialogTexts } from './dialog-texts.data';
import { Item } from './item';
import { SaveForLater } from './save-for-later-modal';
import { useProduct } from './use-product.client';

interface SaveItemProps {
  lists: readonly SavedList[];
  /** The product, and the line of the cart if it comes from there. */
  details: PanelDetails;
  shop: Shop;
  texts: DialogTexts;
  /** @param wishlistId `undefined` without any list */
  onSave: (wishlistId: number | undefined) => void;
  onCancel: () => void;
}

/** The content of the dialog that saves a product. At first, the latest list is chosen. */
export function SaveItem({ lists, details, shop, texts, onSave, onCancel }: SaveItemProps) {
  const [chosen, setChosen] = useState(() =>
    lists.reduce<number | undefined>(
      (latest, { wishlistId }) => Math.max(latest ?? 0, wishlistId),
      undefined,
    ),
  );
  const isFromCart = typeof details.lineId === 'string';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen);
      }}
    >
      <SaveForLater
        buttons={
          <>
            <Action isMain type="submit">
              <Icon name="heart" />
              {texts.say(isFromCart ? 'keepButton' : 'save')}
            </Action>
            {isFromCart && <Action onClick={onCancel}>{texts.say('dontKeep')}</Action>}
          </>
        }
        item={<DialogItem details={details} shop={shop} texts={texts} />}
        lists={
          lists.length > 0 && (
            <fieldset className={fields.choices}>
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
          )
        }
        problem={details.hasFailed && <span role="alert">{texts.say('failed')}</span>}
        title={texts.say(isFromCart ? 'keep' : 'saveProduct')}
      />
    </form>
  );
}

type DialogItemProps = Pick<SaveItemProps, 'details' | 'shop' | 'texts'>;

/** The product of the dialog, as the cart shows it, or else the shop. */
function DialogItem({ details, shop, texts }: DialogItemProps) {
  const read = useProduct(shop, Number(details.productId));
  const product = read && !hasFailed(read) ? read.data : null;
  const { variants = [], image = details.image } = product ?? {};
  const variant = variants.find(({ variantId }) => variantId === details.variantId) ?? variants[0];
  const price = details.price ?? variant?.price;
  const currency = `${details.currency ?? shop.currency}`;
  return (
    <Item
      // biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework
      image={image && <img alt="" src={`${image}`} />}
      isRow
      price={typeof price === 'number' ? texts.money(price, currency) : null}
      title={`${details.title ?? product?.title ?? ''}` || (read ? '–' : undefined)}
      variant={variants.length > 1 && <small>{variant?.title}</small>}
    />
  );
}
