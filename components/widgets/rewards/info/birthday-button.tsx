import { Icon } from '../../parts/icon';
import { type Reward, rewardName } from '../reward-name';
import type { RewardPageTexts } from '../reward-pages-texts.data';
import styles from './birthday-button.module.css';

interface BirthdayButtonProps {
  /** What customers get for their birthday. */
  reward: Reward;
  texts: RewardPageTexts;
  onClick?: () => void;
}

/** Asks customers for their birthday. */
export function BirthdayButton({ reward, texts, onClick }: BirthdayButtonProps) {
  return (
    <button className={styles.button} onClick={onClick} type="button">
      <Icon name="cake" />
      {texts.say('addBirthday', { reward: rewardName(reward, texts) })}
    </button>
  );
}
