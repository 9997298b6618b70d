import type { ReactNode } from 'react';
import type { ReferralProgram } from '@/lib/storefront/data/referral-program';
import { Action } from '../../parts/action';
import { Icon } from '../../parts/icon';
import { rewardName } from '../reward-name';
import styles from './program.module.css';
import type { ReferralTexts } from './texts.data';

interface ReferralProgramViewProps {
  /** `undefined` while it loads. */
  program: ReferralProgram | undefined;
  texts: ReferralTexts;
  /** The link with its button, for customers. */
  link: ReactNode;
  /** Address of the registration, for guests. */
  joinUrl: string;
  onShare?: () => void;
}

/** What a friend gets: the code before the first order, or the reward for it. */
export const friendReward = ({ offer, referredReward }: ReferralProgram) => offer ?? referredReward;

/** The rewards for both sides of a referral, and the personal link of the customer. */
export function ReferralProgramView(props: ReferralProgramViewProps) {
  const { program, texts, link, joinUrl, onShare } = props;
  if (!program) {
    return (
      <div aria-busy="true" className={styles.program}>
        <b>{'\u00a0'}</b>
        <div className={styles.sides}>
          <div data-loading="" />
          <div data-loading="" />
        </div>
      </div>
    );
  }
  const { referrerReward, friendsCount } = program;
  const gift = friendReward(program);
  return (
    <div className={styles.program}>
      <b>{texts.say(referrerReward && gift ? 'bothWin' : 'invite')}</b>
      <div className={styles.sides}>
        {gift && (
          <div>
            <Icon name="gift" />
            <b>{rewardName(gift, texts)}</b>
            <small>{texts.say('forFriend')}</small>
          </div>
        )}
        {referrerReward && (
          <div>
            <Icon name="coin" />
            <b>{rewardName(referrerReward, texts)}</b>
            <small>{texts.say('forYou')}</small>
          </div>
        )}
      </div>
      {program.link ? (
        <>
          {link}
          <div className={styles.friends}>
            <span>
              <Icon name="user" />
              {texts.count('friends', friendsCount ?? 0)}
            </span>
            <Action onClick={onShare}>
              <Icon name="share" />
              {texts.say('share')}
            </Action>
          </div>
        </>
      ) : (
        <Action href={joinUrl} isMain>
          {texts.say('join')}
        </Action>
      )}
    </div>
  );
}
