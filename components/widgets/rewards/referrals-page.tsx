import { Avatar } from '../parts/avatar';
import { Browser } from '../parts/browser';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './referrals-page.module.css';

/** The landing page for an invited friend: the offer and the field for the email address. */
export function RewardsReferralsPage() {
  return (
    <Scene size="wide">
      <Browser path="/?ref=mv7">
        <div className={styles.page}>
          <div className={styles.offer}>
            <Icon name="gift" />
            <span className={look.row}>
              <Avatar of="M" />
              Mara invites you
            </span>
            <b>€10 off your first order</b>
            <div>Tell us where to send the code.</div>
            <div className={look.chips}>
              <span className={look.field}>
                <Icon name="mail" />
                jonas@mail.example
              </span>
              <span className={look.button}>Get my code</span>
            </div>
          </div>
          <div className={styles.code}>
            <small>Your code</small>
            <b>THX-7QK2</b>
          </div>
        </div>
      </Browser>
    </Scene>
  );
}
