import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './available-rewards-page.module.css';

interface TicketProps {
  icon: 'coin' | 'gift' | 'truck';
  title: string;
  limits: string;
  code: string;
}

function Ticket({ icon, title, limits, code }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <small>{limits}</small>
      </div>
      <div>
        <span className={look.field}>
          <b>{code}</b>
          <Icon name="copy" />
        </span>
        <span className={look.button}>Apply</span>
      </div>
    </div>
  );
}

/** A customer's available rewards, as vouchers with their codes. */
export function RewardsAvailableRewardsPage() {
  return (
    <Scene>
      <div className={styles.tickets}>
        <b>Your rewards</b>
        <Ticket code="THX-7QK2" icon="coin" limits="From €40 · until 30 April" title="€5 off" />
        <Ticket code="SHP-M4XD" icon="truck" limits="Until 12 May" title="Free shipping" />
        <Ticket code="GFT-2WRA" icon="gift" limits="Until 31 May" title="Free fig candle" />
      </div>
    </Scene>
  );
}
