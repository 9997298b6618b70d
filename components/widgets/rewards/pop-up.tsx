import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import panel from '../parts/panel.module.css';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import styles from './pop-up.module.css';

const VIEWS = [
  ['coin', 'Ways to earn'],
  ['bag', 'Ways to spend'],
  ['gift', 'Your rewards'],
  ['user', 'Invite a friend'],
  ['star', 'VIP tiers'],
] as const;

/** The home view of a customer's pop-up: balance and links to the other views. */
export function RewardsPopUp() {
  return (
    <Scene size="wide">
      <ShopWindow>
        <div className={`${panel.popup} ${styles.popup}`}>
          <div className={look.brand}>
            <Icon name="close" />
            <div>Hello, Mara</div>
            <b>320 points</b>
          </div>
          <div className={look.split}>
            <small>Silver tier · €180 to Gold</small>
            <span className={look.tag}>2 rewards</span>
          </div>
          {VIEWS.map(([icon, view]) => (
            <div className={styles.view} key={view}>
              <Icon name={icon} />
              <b>{view}</b>
            </div>
          ))}
        </div>
      </ShopWindow>
    </Scene>
  );
}
