import { Action, type OnPress } from '../../parts/action';
import { Icon } from '../../parts/icon';
import { type Reward, rewardName } from '../reward-name';
import type { InfoTexts } from './texts.data';

interface BirthdayButtonProps {
  /** What customers get for their birthday. */
  reward: Reward;
  texts: InfoTexts;
  onClick?: OnPress;
}

/** Asks customers for their birthday. */
export const BirthdayButton = ({ reward, texts, onClick }: BirthdayButtonProps) => (
  <Action onClick={onClick}>
    <Icon name="cake" />
    {texts.say('addBirthday', { reward: rewardName(reward, texts) })}
  </Action>
);
