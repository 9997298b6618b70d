import { createTexts } from '../live/texts';
import { Action } from '../parts/action';
import { Browser } from '../parts/browser';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { Item } from '../wishlists/item';
import { ListHeader } from '../wishlists/list-header';
import { ListTabs } from '../wishlists/list-tabs';
import { LIST_TEXTS } from '../wishlists/list-texts.data';
import { WishlistPage } from '../wishlists/page';
import styles from './wishlists-page.module.css';

const texts = createTexts('en', LIST_TEXTS);

const ITEMS: [Product, string, string][] = [
  ['scarf', 'Wool scarf', '€59.00'],
  ['beanie', 'Merino beanie', '€32.00'],
  ['tea', 'Tea sampler', '€25.60'],
];

const WINTER = { wishlistId: 1, wishlistTitle: 'Winter', items: ITEMS };
const KITCHEN = { wishlistId: 2, wishlistTitle: 'Kitchen', items: ['mug', 'tea'] };

/** Another customer's shared wishlists. */
export function SharedWishlistPagePicture() {
  return (
    <Scene size="wide">
      <Browser path="/pages/shared-wishlists">
        <div className={styles.page}>
          <WishlistPage
            header={
              <ListHeader
                isPicture
                note={`${texts.say('sharedWithYou')} · ${texts.count('items', ITEMS.length)}`}
                texts={texts}
                title="Winter"
              />
            }
            top={<ListTabs label="" lists={[WINTER, KITCHEN]} shown={WINTER} />}
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
