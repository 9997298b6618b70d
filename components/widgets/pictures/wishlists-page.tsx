import { createTexts } from '../live/texts';
import { Action } from '../parts/action';
import { Browser } from '../parts/browser';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { IconButton } from '../wishlists/icon-button';
import { Item } from '../wishlists/item';
import { ListHeader } from '../wishlists/list-header';
import { ListTabs } from '../wishlists/list-tabs';
import { LIST_TEXTS } from '../wishlists/list-texts.data';
import { NewListButton } from '../wishlists/new-list-button';
import { WishlistPage } from '../wishlists/page';
import styles from './wishlists-page.module.css';

const texts = createTexts('en', LIST_TEXTS);

const ITEMS: [Product, string, string][] = [
  ['scarf', 'Wool scarf', '€59.00'],
  ['candle', 'Beeswax candle', '€18.90'],
  ['tea', 'Tea sampler', '€25.60'],
];

const FAVORITES = { wishlistId: 1, wishlistTitle: 'Favorites', items: ITEMS };
const KITCHEN = { wishlistId: 2, wishlistTitle: 'Kitchen', isPrivate: true, items: ['mug', 'tea'] };

/** All wishlists of a customer, with their actions. */
export function WishlistsPagePicture() {
  return (
    <Scene size="wide">
      <Browser path="/pages/wishlists">
        <div className={styles.page}>
          <WishlistPage
            header={
              <ListHeader isDefault isPicture texts={texts} title="Favorites">
                <IconButton label={texts.say('rename')} name="pencil" />
                <IconButton label={texts.say('share')} name="share" />
                <IconButton label={texts.say('delete')} name="trash" />
              </ListHeader>
            }
            tabs={
              <ListTabs isColumn label="" lists={[FAVORITES, KITCHEN]} shown={FAVORITES}>
                <NewListButton label={texts.say('newList')} />
              </ListTabs>
            }
          >
            {ITEMS.map(([of, title, price]) => (
              <Item image={<Photo of={of} />} key={of} price={price} title={title}>
                <Action isMain>{texts.say('addToCart')}</Action>
              </Item>
            ))}
          </WishlistPage>
        </div>
      </Browser>
    </Scene>
  );
}
