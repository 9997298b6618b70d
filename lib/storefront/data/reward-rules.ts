import type { ModuleMethods } from '../calls/methods.data';
import type { Reward, SpendingRule } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import type { ShopProduct } from './products';
import { type RewardsMember, readMember } from './rewards-member';
import { personalSource, type Source } from './shop-data';

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
  /** What to buy, if the rule is about that, and the shop still sells it. */
  product?: ShopProduct | null;
  /** What to follow, visit or share. */
  address: string | null;
}

/** A rule for spending points, as `/v2/rewards/getSpendingRules` returns it. */
export interface RedeemableRule extends SpendingRule {
  /** The other reasons can't occur: without the program, and for excluded customers, nothing is shown. */
  notRedeemableReason: 'otherTier' | 'limitReached' | 'notEnoughPoints' | 'soldOut' | null;
  /** The free product, or the first of several. */
  product?: ShopProduct | null;
}

/** Rules, and the customer or guest that they are for; `null` if the program is disabled, or excludes the customer. */
export type RulesFor<Rule> = (RewardsMember & { rules: Rule[] }) | null;

/** Reads a product of a rule. */
type ReadProduct = (productId: number) => Promise<Result<ShopProduct | null>>;

/** Creates the source of the ways to earn. Without `readProduct`, no rule has a product. */
export function createEarning(
  context: Pick<ModuleContext, 'requests' | 'tokens' | 'options'>,
  readProduct: ReadProduct = async () => successWith(null),
): Source<RulesFor<EarningRule>> {
  const { requests, options } = context;
  return rulesSource('ways to earn', context, async () => {
    const read = await requests.read<{ earningRules: EarningRule[] }>(
      '/v2/rewards/getEarningRules',
      { locale: options.locale },
    );
    if (hasFailed(read)) return read;
    const productOf = ({ productIds: [id] }: EarningRule) => id;
    return successWith(await withProducts(read.data.earningRules, productOf, readProduct));
  });
}

/** Creates the source of the ways to spend. */
export function createSpending(
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
  rewards: Pick<ModuleMethods['rewards'], 'getRewardsSpendingRules'>,
  readProduct: ReadProduct,
): Source<RulesFor<RedeemableRule>> {
  return rulesSource('ways to spend', context, async () => {
    const read = await rewards.getRewardsSpendingRules();
    if (hasFailed(read)) return read;
    const rules = read.data as RedeemableRule[];
    const productOf = ({ products: [product] }: RedeemableRule) => product?.id;
    return successWith(await withProducts(rules, productOf, readProduct));
  });
}

/** Adds to each rule the product that it is about. Without it, a rule is still of use. */
function withProducts<Rule>(
  rules: readonly Rule[],
  productOf: (rule: Rule) => number | undefined,
  readProduct: ReadProduct | undefined,
): Promise<Rule[]> {
  return Promise.all(
    rules.map(async (rule) => {
      const id = productOf(rule);
      if (id === undefined || !readProduct) return rule;
      const read = await readProduct(id);
      return { ...rule, product: hasFailed(read) ? null : read.data };
    }),
  );
}

function rulesSource<Rule>(
  key: string,
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
  readRules: () => Promise<Result<Rule[]>>,
): Source<RulesFor<Rule>> {
  return personalSource('rewards', key, async () => {
    const [member, rules] = await Promise.all([readMember(context), readRules()]);
    if (hasFailed(member)) return member;
    if (!member.data) return successWith(null);
    return hasFailed(rules) ? rules : successWith({ ...member.data, rules: rules.data });
  });
}
