import type { Reward, SpendingRule } from '../declared';
import type { ModuleContext, ModuleMethods } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import { type RewardsMember, readMember } from './rewards-member';
import type { Source } from './shop-data';

/** A rule for earning rewards, as `/v2/rewards/getEarningRules` returns it. */
export interface EarningRule {
  id: number;
  type: string;
  title: string;
  description: string | null;
  rewarding: Reward;
  /** Whether the customer has reached the limit of the rule, `null` for guests. */
  completed: boolean | null;
  icon: string | null;
  productIds: number[];
  /** What to follow, visit or share. */
  address: string | null;
}

/** A rule for spending points, as `/v2/rewards/getSpendingRules` returns it. */
export interface RedeemableRule extends SpendingRule {
  /** `null` for guests. */
  isRedeemable: boolean | null;
  notRedeemableReason: 'otherTier' | 'limitReached' | 'notEnoughPoints' | 'soldOut' | null;
}

/** Rules with whom they are for; `null` if the program is disabled, or excludes the customer. */
export type RulesFor<Rule> = (RewardsMember & { rules: Rule[] }) | null;

/** Creates the source of the ways to earn. */
export function createEarning(
  context: Pick<ModuleContext, 'requests' | 'tokens' | 'options'>,
): Source<RulesFor<EarningRule>> {
  const { requests, options } = context;
  return rulesSource('ways to earn', context, async () => {
    const read = await requests.read<{ earningRules: EarningRule[] }>(
      '/v2/rewards/getEarningRules',
      { locale: options.locale },
    );
    return hasFailed(read) ? read : successWith(read.data.earningRules);
  });
}

/** Creates the source of the ways to spend. */
export function createSpending(
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
  rewards: Pick<ModuleMethods['rewards'], 'getRewardsSpendingRules'>,
): Source<RulesFor<RedeemableRule>> {
  return rulesSource(
    'ways to spend',
    context,
    // The method returns all fields of the API.
    () => rewards.getRewardsSpendingRules() as Promise<Result<RedeemableRule[]>>,
  );
}

function rulesSource<Rule>(
  key: string,
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
  readRules: () => Promise<Result<Rule[]>>,
): Source<RulesFor<Rule>> {
  return {
    key,
    area: 'rewards',
    isPersonal: true,
    async read() {
      const [member, rules] = await Promise.all([readMember(context), readRules()]);
      if (hasFailed(member)) return member;
      if (!member.data) return successWith(null);
      return hasFailed(rules) ? rules : successWith({ ...member.data, rules: rules.data });
    },
  };
}
