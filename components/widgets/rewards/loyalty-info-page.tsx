import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Medal } from '../parts/medal';
import { Progress } from '../parts/progress';
import { Scene } from '../parts/scene';
import styles from './loyalty-info-page.module.css';

/** Greeting, balance, tier and next goal of a customer. */
export function RewardsLoyaltyInfoPage() {
  return (
    <Scene>
      <div className={`${look.brand} ${styles.info}`}>
        <div className={styles.balance}>
          <span>Good to see you, Mara</span>
          <b>320</b>
          <b>points</b>
          <small>40 of them expire on 30 April</small>
          <small>
            <Icon name="cake" /> Add your birthday, get 100
          </small>
        </div>
        <div className={styles.tier}>
          <Medal tier="silver" />
          <div>
            <b>Silver</b>
            <small>1.25 points per euro</small>
          </div>
          <div className={look.stack}>
            <Progress value={40} />
            <small>€180 to Gold</small>
          </div>
        </div>
      </div>
    </Scene>
  );
}
