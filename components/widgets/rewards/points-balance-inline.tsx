import { Avatar } from '../parts/avatar';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './points-balance-inline.module.css';

/** The points balance in a sentence, here in the menu of a shop account. */
export function RewardsPointsBalanceInline() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.account}`}>
        <div className={look.row}>
          <Avatar of="M" />
          <div>
            <b>Hello, Mara</b>
            <div>
              You have <b className={look.spot}>320 points</b> to spend.
            </div>
          </div>
        </div>
        <div className={styles.menu}>
          <span>
            <Icon name="bag" />
            Orders
          </span>
          <span>
            <Icon name="user" />
            Details
          </span>
        </div>
      </div>
    </Scene>
  );
}
