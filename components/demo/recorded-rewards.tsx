import { spendingRules } from '@/lib/sandbox/shops/demo/northlight/spending-rules.data';
import { createTexts } from '../widgets/live/texts';
import { BALANCE, PROGRESS } from '../widgets/pictures/recorded-tiers';
import { REWARDS } from '../widgets/pictures/rewards-available-rewards-page';
import { AvailableRewards } from '../widgets/rewards/exchange/available-rewards';
import { EXCHANGE_TEXTS } from '../widgets/rewards/exchange/exchange-texts.data';
import { RewardCode } from '../widgets/rewards/exchange/reward-code';
import type { ShownSpendingRule } from '../widgets/rewards/exchange/rule-face';
import { WaysToSpend } from '../widgets/rewards/exchange/ways-to-spend';
import { LoyaltyInfo } from '../widgets/rewards/info/loyalty-info';
import { INFO_TEXTS } from '../widgets/rewards/info/texts.data';
import { CATALOG } from './catalog.data';
import { ProductPhoto } from './product-photo';
import { WidgetSection } from './widget-section';

const exchangeTexts = createTexts('en', EXCHANGE_TEXTS);
const infoTexts = createTexts('en', INFO_TEXTS);

type Rule = (typeof spendingRules)[number];

/** A rule of a new sandbox, as Mara sees it. */
function shownRule({ id, type, title, description, terms, ...rule }: Rule): ShownSpendingRule {
  const { value = null, minimumPurchaseAmount = null } = terms as {
    value?: number | null;
    minimumPurchaseAmount?: number | null;
  };
  const reason = rule.tierIds
    ? 'otherTier'
    : (rule.pointsPrice ?? 0) > BALANCE
      ? 'notEnoughPoints'
      : null;
  return {
    id,
    type,
    title: title.en ?? '',
    description: description?.en ?? null,
    isFlexible: rule.isFlexible === true,
    pointsPrice: rule.pointsPrice ?? null,
    minPointsToSpend: rule.minPointsToSpend ?? null,
    maxPointsToSpend: rule.maxPointsToSpend ?? null,
    value,
    currency: 'EUR',
    minimumPurchaseAmount,
    isRedeemable: reason === null,
    notRedeemableReason: reason,
  };
}

/** The active rules of the shop. */
export function RecordedWaysToSpend() {
  const rules = spendingRules.filter(({ isActive }) => isActive !== false).map(shownRule);
  const tea = CATALOG.find(({ handle }) => handle === 'tea-sampler');
  return (
    <WaysToSpend
      currency="EUR"
      photoOf={({ type }) => type === 'free_product' && <ProductPhoto image={tea?.image ?? ''} />}
      spending={{ customer: { pointsBalance: BALANCE }, rules }}
      texts={exchangeTexts}
    />
  );
}

/** The section with the rewards of the customer: Mara has one. */
export function RewardsSection() {
  return (
    <WidgetSection
      of="rewards_available_rewards_page"
      title="Your rewards"
      alt="A reward with €10 off, with its code and a button to apply it"
    >
      <AvailableRewards
        codeOf={(reward) => <RewardCode reward={reward} texts={exchangeTexts} />}
        currency="EUR"
        rewards={REWARDS.slice(0, 1)}
        texts={exchangeTexts}
      />
    </WidgetSection>
  );
}

/** Mara's balance and tier. */
export function RecordedLoyaltyInfo() {
  return (
    <LoyaltyInfo
      balance={BALANCE}
      currency="EUR"
      expiresAt="2027-11-22T09:00:00Z"
      firstName="Mara"
      progress={PROGRESS}
      texts={infoTexts}
    />
  );
}
