import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './ways-to-earn.module.css';

const WAYS = [
  ['bag', 'Place an order', '1.25 points per €1', 'Shop'],
  ['star', 'Write a review', '50 points', 'Review'],
  ['cake', 'Your birthday', '100 points', 'Add date'],
  ['user', 'Open an account', '50 points', null],
] as const;

/** The earning rules, each with its button or a check mark. */
export function RewardsWaysToEarn() {
  return (
    <Scene size="wide">
      <div className={styles.ways}>
        {WAYS.map(([icon, title, points, button]) => (
          <div className={look.card} key={title}>
            <Icon name={icon} />
            <div>
              <b>{title}</b>
              <small>{points}</small>
            </div>
            <span className={button ? look.quiet : look.done}>{button ?? 'Done'}</span>
          </div>
        ))}
      </div>
    </Scene>
  );
}
