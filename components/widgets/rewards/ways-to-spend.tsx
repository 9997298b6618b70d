import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import styles from './ways-to-spend.module.css';

/** The rewards that points can buy: one at a fixed price, one with a slider, and one that is too expensive. */
export function RewardsWaysToSpend() {
  return (
    <Scene size="wide">
      <div className={styles.ways}>
        <div className={look.card}>
          <div className={styles.face}>
            <Icon name="truck" />
          </div>
          <b>Free shipping</b>
          <small>150 points · orders from €30</small>
          <span className={look.button}>Redeem</span>
        </div>
        <div className={look.card}>
          <div className={styles.face}>
            <b>€6.00</b>
          </div>
          <b>Choose your discount</b>
          <small>240 of 320 points</small>
          <div className={styles.slider} />
          <span className={look.button}>Redeem</span>
        </div>
        <div className={look.card}>
          <Photo of="candle" />
          <b>Free candle</b>
          <small>400 points · 80 missing</small>
          <div className={look.chips}>
            <span className={look.chip}>Fig</span>
            <span className={look.chip}>Cedar</span>
          </div>
          <span className={look.quiet}>Ways to earn</span>
        </div>
      </div>
    </Scene>
  );
}
