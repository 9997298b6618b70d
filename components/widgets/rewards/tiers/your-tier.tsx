import type { RewardPageTexts } from '../reward-pages-texts.data';
import styles from './your-tier.module.css';

/** The mark of the tier that a customer is in. */
export function YourTier({ texts }: { texts: RewardPageTexts }) {
  return <span className={styles.mark}>{texts.say('yourTier')}</span>;
}
