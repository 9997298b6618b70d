import { Icon } from '../parts/icon';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import styles from './pop-up-root.module.css';

/** The launcher in the corner of every page. */
export function RewardsPopUpRoot() {
  return (
    <Scene size="wide">
      <ShopWindow>
        <span className={styles.launcher}>
          <Icon name="gift" />
          Rewards
          <b>320</b>
        </span>
      </ShopWindow>
    </Scene>
  );
}
