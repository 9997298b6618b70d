import look from '../parts/look.module.css';
import { Medal } from '../parts/medal';
import { Progress } from '../parts/progress';
import { Scene } from '../parts/scene';
import styles from './vip-tiers-multi-progress.module.css';

/** A progress bar through all tiers with the customer's position. */
export function RewardsVipTiersMultiProgress() {
  return (
    <Scene>
      <div className={`${look.card} ${styles.tiers}`}>
        <span className={styles.here}>
          <b>€320</b>
        </span>
        <Progress value={64} />
        <div>
          <Medal tier="starter" />
          <b>Starter</b>
          <small>€0</small>
        </div>
        <div>
          <Medal tier="silver" />
          <b>Silver</b>
          <small>€200</small>
        </div>
        <div>
          <Medal tier="gold" />
          <b>Gold</b>
          <small>€500</small>
        </div>
      </div>
    </Scene>
  );
}
