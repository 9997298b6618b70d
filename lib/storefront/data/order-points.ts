import type { Reward } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { readMember } from './rewards-member';
import { personalSource, type Source } from './shop-data';
import { shownPoints } from './shown-points';

/** A rule that gives points for orders. */
interface OrderRule {
  points: number;
  /** The amount that earns the points; without one, each order earns them once. */
  spentAmount?: number;
  /** The smallest order that earns them. */
  minimum: number;
}

/** What the orders of a customer or guest earn; `null` if nothing. */
export type OrderPoints = {
  isGuest: boolean;
  rules: readonly OrderRule[];
  /** Of the tier and of a campaign; 1 without both. */
  multiplier: number;
  pointsDecimals: number;
} | null;

/** What the source uses of a rule of `/v2/rewards/getEarningRules`. */
interface EarningRule {
  type: string;
  rewarding: Reward;
  completed: boolean | null;
  minimumOrderAmount: number | null;
}

type Campaign = { boostCampaign: { pointsMultiplier: number } | null };

/** Creates the source of what orders earn. */
export function createOrderPoints(
  context: Pick<ModuleContext, 'requests' | 'tokens' | 'options' | 'session'>,
): Source<OrderPoints> {
  const { requests, options, session } = context;
  const { locale } = options;
  return personalSource('rewards', 'points of orders', async () => {
    const [member, earning, campaign] = await Promise.all([
      readMember(context),
      requests.read<{ earningRules: EarningRule[] }>('/v2/rewards/getEarningRules', { locale }),
      requests.read<Campaign>('/v2/rewards/getActiveBoostCampaign'),
    ]);
    if (hasFailed(member)) return member;
    if (hasFailed(earning)) return earning;
    if (hasFailed(campaign)) return campaign;
    const rules = earning.data.earningRules.flatMap(orderRulesOf);
    if (!member.data || rules.length === 0) return successWith(null);
    const { customer } = member.data;
    const tier = customer?.isAllowedToEarnTier ? customer.currentTier : null;
    const boost = campaign.data.boostCampaign?.pointsMultiplier ?? 1;
    return successWith({
      isGuest: customer === null,
      rules,
      multiplier: (tier?.pointsMultiplier ?? 1) * boost,
      pointsDecimals: session.pointsDecimals,
    });
  });
}

function orderRulesOf({
  type,
  rewarding,
  completed,
  minimumOrderAmount,
}: EarningRule): OrderRule[] {
  // Rules for orders give only points.
  if (type !== 'place_order' || rewarding.type !== 'points' || completed) return [];
  const { points, spentAmount } = rewarding;
  return [{ points, spentAmount, minimum: minimumOrderAmount ?? 0 }];
}

/** The points that an order of an amount earns, as the shop owner wants them to be shown. */
export function pointsOfOrder(
  amount: number,
  { rules, multiplier, pointsDecimals }: NonNullable<OrderPoints>,
): number {
  const points = rules
    .filter(({ minimum }) => amount > 0 && amount >= minimum)
    .map(({ points, spentAmount }) => (spentAmount ? (points * amount) / spentAmount : points));
  return shownPoints(multiplier * points.reduce((sum, each) => sum + each, 0), { pointsDecimals });
}
