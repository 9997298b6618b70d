import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './faq-page.module.css';

const FOLDED = [
  'When do points reach my balance?',
  'Do my points expire?',
  'How do I reach the next tier?',
];

/** Questions about the program, one of them open. */
export function RewardsFaqPage() {
  return (
    <Scene>
      <div className={styles.faq}>
        <b>Good to know</b>
        <div className={look.card}>
          <div className={look.split}>
            <b>How do I use a reward?</b>
            <Icon name="minus" />
          </div>
          <div>Choose it under Your rewards, copy its code and enter it at the checkout.</div>
        </div>
        {FOLDED.map((question) => (
          <div className={look.card} key={question}>
            <div className={look.split}>
              <b>{question}</b>
              <Icon name="plus" />
            </div>
          </div>
        ))}
      </div>
    </Scene>
  );
}
