import type { Shop } from '../shop-file.schema';
import { locate, type Report, reportDuplicates, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

type Activity = Shop['activities'][number];

/** Checks activities, redemptions and issued rewards. */
export function checkHistory(shop: Shop, index: ShopIndex, report: Report): void {
  for (const list of ['activities', 'redemptions', 'issuedRewards'] as const) {
    reportDuplicates(
      report,
      locate<{ id: number }, 'id'>(shop[list], 'id', list),
      'Ids are unique.',
    );
    for (const [at, { customerId }] of shop[list].entries()) {
      reportUnknown(report, [list, at, 'customerId'], customerId, index.customers, 'a customer');
    }
  }
  for (const [at, activity] of shop.activities.entries()) {
    checkActivity(activity, index, (keys, message) => report(['activities', at, ...keys], message));
  }
  for (const [at, { activityId, ruleId }] of shop.redemptions.entries()) {
    reportUnknown(
      report,
      ['redemptions', at, 'ruleId'],
      ruleId,
      index.spendingRules,
      'a spending rule',
    );
    if (index.activities.get(activityId)?.type !== 'redeem') {
      report(
        ['redemptions', at, 'activityId'],
        `${activityId} is not an activity of type \`redeem\`. Add it, or correct the id.`,
      );
    }
  }
  reportDuplicates(
    report,
    locate(shop.issuedRewards, 'code', 'issuedRewards'),
    'Codes are unique in the shop.',
  );
}

function checkActivity(activity: Activity, index: ShopIndex, report: Report): void {
  const expected = pointsOf(activity);
  if (expected !== activity.points) {
    report(
      ['points'],
      `${activity.points} is not ${expected}, as \`details\` says. Correct one of them.`,
    );
  }
  if (activity.ruleId !== null) {
    const rules = activity.type === 'redeem' ? index.spendingRules : index.earningRules;
    reportUnknown(report, ['ruleId'], activity.ruleId, rules, 'a rule');
  }
  reportUnknown(report, ['productId'], activity.productId, index.products, 'a product');
  reportUnknown(report, ['orderId'], activity.orderId, index.orders, 'an order');
  if (activity.type === 'redeem') {
    reportUnknown(report, ['rewardId'], activity.rewardId, index.issuedRewards, 'an issued reward');
  }
}

/** What an activity adds to the balance. */
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
