import type { Shop } from '../shop-file.schema';
import { type Report, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

type Activity = Shop['activities'][number];

/** Checks activities and redemptions. */
export function checkHistory(shop: Shop, index: ShopIndex, report: Report): void {
  for (const [at, activity] of shop.activities.entries()) {
    checkActivity(activity, index, (keys, message) => report(['activities', at, ...keys], message));
  }
  for (const [at, { activityId }] of shop.redemptions.entries()) {
    if (index.activities.get(activityId)?.type !== 'redeem') {
      report(
        ['redemptions', at, 'activityId'],
        `${activityId} is not an activity of type \`redeem\`. Add it, or correct the id.`,
      );
    }
  }
}

function checkActivity(activity: Activity, index: ShopIndex, report: Report): void {
  const expected = pointsOf(activity);
  if (expected !== activity.points) {
    report(
      ['points'],
      `${activity.points} is not ${expected}, as \`details\` says. Correct one of them.`,
    );
  }
  const rules = activity.type === 'redeem' ? index.spendingRules : index.earningRules;
  reportUnknown(report, ['ruleId'], activity.ruleId, rules, 'a rule');
}

/** Returns the points that an activity adds. */
function pointsOf(activity: Activity): number {
  switch (activity.type) {
    case 'redeem':
      return -activity.details.spentPoints;
    case 'manual':
      return activity.details.points;
    case 'expired':
      return -activity.details.expiredPoints;
    case 'refund':
      return activity.details.refundedPoints;
    default: {
      const { reward } = activity.details;
      return reward?.type === 'points' ? reward.points : 0;
    }
  }
}
