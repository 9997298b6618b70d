import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { Launcher } from '../rewards/pop-up/launcher';
import { POP_UP_TEXTS } from '../rewards/pop-up/texts.data';
import { BALANCE } from './recorded-tiers';
import styles from './rewards-pop-up.module.css';

/** The launcher in the corner of every page. */
export function PopUpRootPicture() {
  return (
    <Scene size="wide">
      <ShopWindow>
        <div className={styles.launcher}>
          <Launcher balance={BALANCE} texts={createTexts('en', POP_UP_TEXTS)} />
        </div>
      </ShopWindow>
    </Scene>
  );
}
