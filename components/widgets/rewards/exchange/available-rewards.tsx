import type { ReactNode } from 'react';
import type { IssuedReward } from '@/lib/storefront/declared';
import { Action, type OnPress } from '../../parts/action';
import type { IconName } from '../../parts/icon';
import { TileIcon } from '../tile-icon';
import styles from './available-rewards.module.css';
import { conditionsOf } from './conditions';
import type { ExchangeTexts } from './exchange-texts.data';
import list from './list.module.css';

/** What the widget uses of a reward. */
export type ShownReward = Pick<IssuedReward, 'id' | 'type' | 'title' | 'code'> &
  Partial<IssuedReward>;

interface AvailableRewardsProps<Reward extends ShownReward> {
  /** `undefined` while they load, `null` for guests. */
  rewards: readonly Reward[] | null | undefined;
  texts: ExchangeTexts;
  /** Currency of rewards that have none. */
  currency: string;
  /** Address of the sign-in, for guests. */
  signInUrl?: string;
  hideEmpty?: boolean;
  /** The code of a reward, with what can be done with it. */
  codeOf: (reward: Reward) => ReactNode;
  onDetails?: (rewardId: number) => void;
  onSpend?: OnPress;
}

/** The active rewards of a customer, as vouchers with their codes. */
export function AvailableRewards<Reward extends ShownReward>({
  rewards,
  texts,
  currency,
  signInUrl,
  hideEmpty,
  codeOf,
  onDetails,
  onSpend,
}: AvailableRewardsProps<Reward>) {
  if (rewards === null) {
    return (
      <div className={styles.note}>
        <span>{texts.say('signInForRewards')}</span>
        <Action href={signInUrl} isMain>
          {texts.say('signIn')}
        </Action>
      </div>
    );
  }
  if (rewards?.length === 0) {
    return hideEmpty ? null : (
      <div className={styles.note}>
        <span>{texts.say('noRewards')}</span>
        <Action onClick={onSpend}>{texts.say('waysToSpend')}</Action>
      </div>
    );
  }
  return (
    <div className={list.root}>
      <ul aria-busy={!rewards} className={`${list.list} ${styles.list}`}>
        {rewards?.map((reward) => (
          <li key={reward.id}>
            <TileIcon name={iconOf(reward)} />
            <div className={list.text}>
              <b>{reward.title}</b>
              <small>{conditionsOf(reward, texts, reward.currency ?? currency).join(' · ')}</small>
              <button
                aria-label={texts.say('detailsName', { title: reward.title })}
                className={styles.details}
                onClick={onDetails && (() => onDetails(reward.id))}
                type="button"
              >
                {texts.say('details')}
              </button>
            </div>
            {codeOf(reward)}
          </li>
        )) ?? LOADING.map((at) => <li key={at} />)}
      </ul>
    </div>
  );
}

const LOADING = [0, 1];

function iconOf({ type, discountType }: ShownReward): IconName {
  if (type !== 'discount') return 'gift';
  return discountType === 'free_shipping' ? 'truck' : 'coin';
}
