import type { IssuedRewards } from '@/lib/storefront/data/issued-rewards';
import type { RedeemableRule, RulesFor } from '@/lib/storefront/data/reward-rules';
import type { RewardsCustomer } from '@/lib/storefront/data/rewards-member';
import type { LivePanel, WidgetFamily } from '../live/live-widget.client';
import { Action } from '../parts/action';
import styles from '../parts/dialog.module.css';
import { Birthday } from './dialogs/birthday.client';
import { DIALOG_TEXTS } from './dialogs/dialog-texts.data.client';
import { Conditions, RedeemReward } from './dialogs/redeem-reward.client';
import { Verification } from './dialogs/verification.client';
import { conditionsOf } from './exchange/conditions';
import { LiveRewardCode } from './exchange/reward-code.client';
import { customer, issuedRewards, spending } from './exchange/shop-exchange.client';

type RewardDialog<Data> = LivePanel<Data, typeof DIALOG_TEXTS.en>;

const redeemReward: RewardDialog<RulesFor<RedeemableRule>> = {
  sourceFor: (_, shop) => spending(shop),
  render(data, { view, shop, texts }) {
    if (data === undefined) return null;
    const rule = data?.rules.find(({ id }) => id === view.details.ruleId);
    if (!rule || !data?.customer) return <Note>{texts.say('notOffered')}</Note>;
    return (
      <RedeemReward
        balance={data.customer.pointsBalance}
        currency={view.currency}
        onDone={() => view.close(true)}
        rule={rule}
        shop={shop}
        texts={texts}
      />
    );
  },
};

const verification: RewardDialog<RewardsCustomer | null> = {
  sourceFor: (_, shop) => customer(shop),
  render(data, { view, shop, texts }) {
    if (data === undefined) return null;
    if (!data || !view.details.ruleId) return <Note>{texts.say('nothingToVerify')}</Note>;
    return (
      <Verification
        choice={view.details}
        customer={data}
        onDone={() => view.close(true)}
        shop={shop}
        texts={texts}
      />
    );
  },
};

const rewardDetails: RewardDialog<IssuedRewards> = {
  sourceFor: (_, shop) => issuedRewards(shop),
  render(data, { view, shop, texts }) {
    // Without an id, it is the reward that was redeemed a moment ago.
    const { rewardId } = view.details;
    const source = issuedRewards(shop);
    const shownId = rewardId ?? source.newId;
    const reward = data?.find(({ id }) => id === shownId);
    if (!reward && rewardId)
      return data === undefined ? null : <Note>{texts.say('notFound')}</Note>;
    const waiting = source.isNewExpected ? 'onItsWay' : 'inRewards';
    return (
      <div className={styles.dialog}>
        {reward && <h2>{reward.title}</h2>}
        {!rewardId && <p role="status">{texts.say(reward ? 'isYours' : waiting)}</p>}
        {reward ? (
          <>
            <Conditions
              conditions={conditionsOf(reward, texts, reward.currency ?? view.currency)}
            />
            <LiveRewardCode reward={reward} shop={shop} texts={texts} />
          </>
        ) : (
          !source.isNewExpected && (
            <Action onClick={() => shop.data.retry(source)}>{shop.texts.retry}</Action>
          )
        )}
      </div>
    );
  },
};

const birthday: RewardDialog<RewardsCustomer | null> = {
  sourceFor: (_, shop) => customer(shop),
  render(data, { view, shop, texts }) {
    if (!data) return null;
    return (
      <Birthday
        birthday={data.birthday}
        locale={view.locale}
        onDone={() => view.close(true)}
        shop={shop}
        texts={texts}
      />
    );
  },
};

/** What a dialog says if there is nothing to do in it. */
const Note = ({ children }: { children: string }) => <p className={styles.note}>{children}</p>;

/** The dialogs with rewards. */
export const family: WidgetFamily = {
  translations: DIALOG_TEXTS,
  widgets: {},
  panels: {
    redeem_reward: redeemReward,
    verification,
    reward_details: rewardDetails,
    birthday,
  },
};
