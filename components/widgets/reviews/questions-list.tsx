import look from '../parts/look.module.css';
import { Scene } from '../parts/scene';
import styles from './questions-list.module.css';

/** Questions about a product with answers from the shop and from customers. */
export function ReviewsQuestionsList() {
  return (
    <Scene>
      <div className={look.split}>
        <b>12 questions</b>
        <span className={look.button}>Ask a question</span>
      </div>
      <div className={`${look.card} ${styles.question}`}>
        <span className={styles.letter}>Q</span>
        <div>
          <b>Can I wash the scarf by machine?</b>
          <small>Jonas K. · 2 March</small>
        </div>
        <div className={styles.answer}>
          <div>Yes, at 30 °C on the wool cycle. Dry it flat.</div>
          <span className={look.done}>Answer of the shop</span>
        </div>
      </div>
      <div className={`${look.card} ${styles.question}`}>
        <span className={styles.letter}>Q</span>
        <div>
          <b>Does it itch?</b>
          <small>Aylin D. · 24 February</small>
        </div>
        <div className={styles.answer}>
          <div>Not at all, I wear it without a collar.</div>
          <small>Mara V. · Verified buyer</small>
        </div>
        <span className={look.link}>Answer</span>
      </div>
    </Scene>
  );
}
