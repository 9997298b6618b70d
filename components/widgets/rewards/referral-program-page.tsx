import { Avatar } from '../parts/avatar';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './referral-program-page.module.css';

/** Rewards for both sides of a referral, and the personal link to share. */
export function RewardsReferralProgramPage() {
  return (
    <Scene>
      <div className={`${look.card} ${styles.program}`}>
        <b>Invite friends, both win</b>
        <div className={styles.sides}>
          <div>
            <Icon name="gift" />
            <b>€10 off</b>
            <small>for your friend’s first order</small>
          </div>
          <div>
            <Icon name="coin" />
            <b>100 points</b>
            <small>for you, once it is placed</small>
          </div>
        </div>
        <div className={look.chips}>
          <span className={look.field}>shop.example/?ref=mv7</span>
          <span className={look.button}>
            <Icon name="copy" />
            Copy link
          </span>
        </div>
        <div className={look.split}>
          <span className={styles.friends}>
            <Avatar hue="c" of="J" />
            <Avatar hue="d" of="A" />
            <Avatar hue="b" of="T" />
            <small>3 friends joined</small>
          </span>
          <span className={look.link}>
            <Icon name="share" /> Share
          </span>
        </div>
      </div>
    </Scene>
  );
}
