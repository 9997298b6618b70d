import type { Shop } from '../shop-file.schema';
import { resolveTimestamp } from '../timestamps';
import { type Report, reportDuplicates } from './report';
import type { ShopIndex } from './shop-index';

type SpendingRule = Shop['spendingRules'][number];

/** Checks spending rules, tiers, campaigns and punch cards. */
export function checkProgram(shop: Shop, index: ShopIndex, report: Report, now: Date): void {
  for (const [at, rule] of shop.spendingRules.entries()) {
    checkSpendingRule(rule, index, (keys, message) =>
      report(['spendingRules', at, ...keys], message),
    );
  }
  checkTiers(shop, report);
  for (const [at, { startsAt, endsAt }] of shop.boostCampaigns.entries()) {
    if (endsAt !== null && resolveTimestamp(endsAt, now) <= resolveTimestamp(startsAt, now)) {
      report(['boostCampaigns', at, 'endsAt'], 'is not after `startsAt`. Correct one of them.');
    }
  }
  checkPunchCards(shop, index, report);
}

function checkSpendingRule(rule: SpendingRule, index: ShopIndex, report: Report): void {
  const { type, isFlexible, terms } = rule;
  if (isFlexible) {
    if (type !== 'fixed_amount' && type !== 'percentage') {
      report(
        ['isFlexible'],
        'must be false: only `fixed_amount` and `percentage` can be flexible.',
      );
    }
    if (rule.pointsPerUnit === null || rule.minPointsToSpend === null) {
      report([], 'is flexible. Set `pointsPerUnit` and `minPointsToSpend`.');
    }
    if (rule.pointsPrice !== null || terms.value !== null) {
      report([], 'is flexible. Leave out `pointsPrice` and `terms.value`.');
    }
    if (rule.maxPointsToSpend !== null && rule.maxPointsToSpend < (rule.minPointsToSpend ?? 0)) {
      report(['maxPointsToSpend'], 'is below `minPointsToSpend`. Correct one of them.');
    }
  } else {
    if (rule.pointsPrice === null) report(['pointsPrice'], 'is missing. Set the price in points.');
    const hasValue = type === 'fixed_amount' || type === 'percentage' || type === 'gift_card';
    if (hasValue !== (terms.value !== null)) {
      report(
        ['terms', 'value'],
        hasValue
          ? 'is missing. Set what the reward is worth.'
          : `must be left out for \`${type}\`.`,
      );
    }
  }
  const hasCurrency = type === 'fixed_amount' || type === 'gift_card';
  if (hasCurrency && terms.currency === null) {
    report(['terms', 'currency'], 'is missing. Set the currency of the amount.');
  }
  if ((type === 'free_product') !== terms.products.length > 0) {
    report(['terms', 'products'], 'must list products for `free_product`, and only then.');
  }
  for (const [at, product] of terms.products.entries()) {
    for (const [position, { variantId }] of product.variants.entries()) {
      if (index.variants.get(variantId) !== product.id) {
        report(
          ['terms', 'products', at, 'variants', position, 'variantId'],
          `${variantId} is not a variant of the product ${product.id}. Add it, or correct the id.`,
        );
      }
    }
  }
}

function checkTiers({ tiers }: Shop, report: Report): void {
  const conditions = new Set<string>();
  for (const [at, { isDefault, conditionValue, details }] of tiers.entries()) {
    if (isDefault !== (details.condition === null)) {
      report(
        ['tiers', at, 'details', 'condition'],
        isDefault ? 'must be left out for the default tier.' : 'is missing. Set the milestone.',
      );
    }
    if (details.condition !== null) {
      conditions.add(details.condition);
      const needed = details.condition === 'customer_tag' ? details.tag : conditionValue;
      if (needed === null) {
        report(
          ['tiers', at],
          'has no milestone. Set `conditionValue`, or `details.tag` for a tag.',
        );
      }
    }
  }
  if (conditions.size > 1) {
    report(
      ['tiers'],
      `have the conditions ${[...conditions].join(', ')}. Choose one for all tiers.`,
    );
  }
  if (tiers.filter(({ isDefault }) => isDefault).length > 1) {
    report(['tiers'], 'have more than one default. Set `isDefault` for one tier only.');
  }
}

function checkPunchCards(shop: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(
    report,
    shop.punchCards.map(({ ruleId, customerId }, at) => ({
      keys: ['punchCards', at],
      value: `${ruleId}/${customerId}`,
    })),
    'A customer has one card for a rule.',
  );
  for (const [at, { ruleId, ordersCompleted }] of shop.punchCards.entries()) {
    const keys = ['punchCards', at] as const;
    const rule = index.earningRules.get(ruleId);
    if (rule?.type !== 'punch_card') {
      report(
        [...keys, 'ruleId'],
        `${ruleId} is not a punch card. Name a rule of type \`punch_card\`.`,
      );
    } else if (ordersCompleted > rule.options.ordersRequired) {
      report([...keys, 'ordersCompleted'], `is above ${rule.options.ordersRequired}, a full card.`);
    }
  }
}
