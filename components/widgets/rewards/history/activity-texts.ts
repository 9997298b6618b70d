import type { Activity } from '@/lib/storefront/data/history';
import { type Reward, rewardName } from '../reward-name';
import type { RewardPageTexts } from '../reward-pages-texts.data';

/** An activity in words. */
interface ActivityText {
  what: string;
  /** The points with a sign, or the reward that isn't points. */
  amount: string | null;
  /** Whether the points were taken away. */
  isLess: boolean;
}

/** Says why the points of a customer changed, and by how much. */
export function activityText(activity: Activity, texts: RewardPageTexts): ActivityText {
  const change = (what: string, points: number): ActivityText => ({
    what,
    amount: `${points < 0 ? '−' : '+'}${texts.number(Math.abs(points))}`,
    isLess: points < 0,
  });
  const give = (what: string, reward: Reward | null): ActivityText =>
    reward?.type === 'points'
      ? change(what, reward.points)
      : { what, amount: reward && rewardName(reward, texts), isLess: false };
  switch (activity.type) {
    case 'reward':
      return give(activity.earningRule?.title ?? texts.say('rewarded'), activity.reward);
    case 'redeem': {
      const title = activity.spendingRule?.title;
      const what = title ? texts.say('redeemedFor', { title }) : texts.say('redeemed');
      return change(what, -activity.spentPoints);
    }
    case 'tier':
      return give(texts.say('tierReached', { tier: activity.tier.title }), activity.reward);
    case 'manual':
      return change(texts.say('corrected'), activity.points);
    case 'expired':
      return change(texts.say('expired'), -activity.expiredPoints);
    case 'refund':
      return change(texts.say('refunded'), activity.refundedPoints);
    case 'import':
      return give(texts.say('imported'), activity.reward);
    default:
      return give(texts.say(activity.type), activity.reward);
  }
}
