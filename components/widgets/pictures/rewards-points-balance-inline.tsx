import { createTexts } from '../live/texts';
import { Avatar } from '../parts/avatar';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import { RewardsPointsBalanceInline } from '../rewards/points-balance-inline';
import { REWARD_TEXTS } from '../rewards/texts.data';
import picture from './picture.module.css';
import { BALANCE } from './recorded-tiers';
import styles from './rewards-points-balance-inline.module.css';

/** The points balance in a sentence, here in the menu of a shop account. */
export function PointsBalanceInlinePicture() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.account}`}>
        <div className={picture.row}>
          <Avatar of="M" />
          <div>
            <b>Hello, Mara</b>
            <div>
              You have{' '}
              <span className={picture.spot}>
                <RewardsPointsBalanceInline
                  balance={BALANCE}
                  texts={createTexts('en', REWARD_TEXTS)}
                />
              </span>{' '}
              to spend.
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
