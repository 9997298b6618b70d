import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import panel from '../parts/panel.module.css';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { PopUpFrame } from '../rewards/pop-up/frame';
import { PopUpStart } from '../rewards/pop-up/start';
import { POP_UP_TEXTS } from '../rewards/pop-up/texts.data';
import { BALANCE } from './recorded-tiers';
import styles from './rewards-pop-up.module.css';

const VIEWS = [
  'ways_to_earn',
  'ways_to_spend',
  'available_rewards',
  'referral_program',
  'vip_tiers',
] as const;

/** The home view of a customer's pop-up: balance and links to the other views. */
export function PopUpPicture() {
  const texts = createTexts('en', POP_UP_TEXTS);
  return (
    <Scene size="wide">
      <ShopWindow>
        <div className={`${panel.popup} ${styles.popup}`}>
          <PopUpFrame title={<b>{texts.say('rewards')}</b>}>
            <PopUpStart
              member={{ firstName: 'Mara', balance: BALANCE, tier: 'Silver' }}
              texts={texts}
              views={VIEWS}
              welcome={{ title: null, text: null }}
            />
          </PopUpFrame>
          <span className={styles.close}>
            <Icon name="close" />
          </span>
        </div>
      </ShopWindow>
    </Scene>
  );
}
