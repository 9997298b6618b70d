import { createTexts } from '../live/texts';
import { Action } from '../parts/action';
import { Icon } from '../parts/icon';
import panel from '../parts/panel.module.css';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { WishlistsDrawer } from '../wishlists/drawer';
import { Item } from '../wishlists/item';
import { ListTabs } from '../wishlists/list-tabs';
import { LIST_TEXTS } from '../wishlists/list-texts.data';
import styles from './wishlists-panels.module.css';

const texts = createTexts('en', LIST_TEXTS);

const ITEMS: [Product, string, string][] = [
  ['beanie', 'Ribbed beanie', '€29.00'],
  ['tea', 'Mint tea', '€12.00'],
  ['candle', 'Fig candle', '€24.00'],
];

const FAVORITES = { wishlistId: 1, wishlistTitle: 'Favorites', items: ITEMS };
const KITCHEN = { wishlistId: 2, wishlistTitle: 'Kitchen', items: ['mug', 'tea'] };

/** The side panel with a customer's wishlists and their products. */
export function WishlistsDrawerPicture() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <div className={`${panel.drawer} ${styles.panel}`}>
          <Icon name="close" />
          <WishlistsDrawer
            isPicture
            footer={
              <Action>
                <Icon name="share" />
                {texts.say('share')}
              </Action>
            }
            tabs={<ListTabs label="" lists={[FAVORITES, KITCHEN]} shown={FAVORITES} />}
            title={texts.say('wishlists')}
          >
            {ITEMS.map(([of, title, price]) => (
              <Item
                image={<Photo of={of} />}
                isRow
                key={of}
                price={price}
                remove={<Icon name="trash" />}
                title={title}
              >
                <Action isMain>{texts.say('addToCart')}</Action>
              </Item>
            ))}
          </WishlistsDrawer>
        </div>
      </ShopWindow>
    </Scene>
  );
}
