import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './history-page.module.css';

const ACTIVITIES = [
  ['12 March', 'Order 1042', '+61'],
  ['4 March', 'Review of Wool scarf', '+50'],
  ['1 March', 'Reward: €5 off', '−200'],
  ['20 January', 'Silver tier reached', '+50'],
  ['17 January', 'Friend joined: Jonas', '+100'],
] as const;

/** The changes of a customer's points balance, newest first. */
export function RewardsHistoryPage() {
  return (
    <Scene>
      <div className={look.card}>
        <div className={look.split}>
          <b>History</b>
          <span className={look.tag}>320 points</span>
        </div>
        {ACTIVITIES.map(([date, what, points]) => (
          <div className={styles.line} key={what}>
            <small>{date}</small>
            <span>{what}</span>
            <b data-less={points.startsWith('−') || undefined}>{points}</b>
          </div>
        ))}
      </div>
    </Scene>
  );
}
