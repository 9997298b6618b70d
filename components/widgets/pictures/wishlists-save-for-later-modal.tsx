import { createTexts } from '../live/texts';
import { Action } from '../parts/action';
import { Icon } from '../parts/icon';
import panel from '../parts/panel.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { DIALOG_TEXTS } from '../wishlists/dialog-texts.data';
import { Item } from '../wishlists/item';
import { SaveForLater } from '../wishlists/save-for-later-modal';
import styles from './wishlists-panels.module.css';

const texts = createTexts('en', DIALOG_TEXTS);

/** The dialog that offers to save an item to a wishlist when it is removed from the cart. */
export function SaveForLaterModalPicture() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <div className={`${panel.modal} ${styles.panel}`}>
          <Icon name="close" />
          <SaveForLater
            isPicture
            buttons={
              <>
                <Action isMain>
                  <Icon name="heart" />
                  {texts.say('keepButton')}
                </Action>
                <Action>{texts.say('dontKeep')}</Action>
              </>
            }
            item={
              <Item
                image={<Photo of="mug" />}
                isRow
                price="€18.00"
                title="Stone mug"
                variant={<small>Blue</small>}
              />
            }
            lists={
              <div className={styles.lists}>
                <b>My favorites</b>
                <span>For the kitchen</span>
              </div>
            }
            title={texts.say('keep')}
          />
        </div>
      </ShopWindow>
    </Scene>
  );
}
