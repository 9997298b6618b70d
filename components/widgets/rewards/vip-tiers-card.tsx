import look from '../parts/look.module.css';
import { Medal } from '../parts/medal';
import { Scene } from '../parts/scene';
import styles from './vip-tiers-card.module.css';

/** One tier: its medal, its benefits, and since when the customer has it. */
export function RewardsVipTiersCard() {
  return (
    <Scene size="narrow">
      <div className={`${look.card} ${styles.card}`}>
        <Medal tier="silver" />
        <b>Silver</b>
        <small>Yours since 20 January 2025</small>
        <div>
          <span className={look.done}>1.25 points per euro</span>
          <span className={look.done}>Early access to new products</span>
          <span className={look.done}>50 points on arrival</span>
        </div>
      </div>
    </Scene>
  );
}
