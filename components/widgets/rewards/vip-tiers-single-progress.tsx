import look from '../parts/look.module.css';
import { Medal } from '../parts/medal';
import { Progress } from '../parts/progress';
import { Scene } from '../parts/scene';
import styles from './vip-tiers-single-progress.module.css';

/** The progress from the current tier to the next, and what is missing. */
export function RewardsVipTiersSingleProgress() {
  return (
    <Scene>
      <div className={`${look.card} ${styles.progress}`}>
        <Medal tier="silver" />
        <div>
          <div className={look.split}>
            <b>Silver</b>
            <small>Gold</small>
          </div>
          <Progress value={40} />
          <div>
            Spend <b>€180.00</b> more to reach Gold
          </div>
        </div>
        <Medal tier="gold" />
      </div>
    </Scene>
  );
}
