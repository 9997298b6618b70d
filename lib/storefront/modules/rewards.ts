import type { ModuleMethods } from '../calls/methods.data';
import type { IssuedReward, RewardsAccount, SpendingRule, Tier, TierProgress } from '../declared';
import { failure, hasFailed, success, successWith } from '../results';
import { customerOnly } from './customer-only';
import type { PageModuleContext } from './loaded-modules';

type Programs = RewardsAccount['programs'];

/** A customer as the API returns it: the account without the programs, and with consents to marketing. */
interface Customer extends Omit<RewardsAccount, 'programs'> {
  acceptsEmailMarketing: boolean;
  acceptsSmsMarketing: boolean;
}

/** Creates the methods of the rewards module. */
export function createModule(context: PageModuleContext): ModuleMethods['rewards'] {
  const { requests, tokens, options, overlays, redemption } = context;
  const { locale } = options;
  const customerIdNow = () => tokens.accepted?.session.customerId;
  const readPrograms = () => requests.read<Programs>('/v2/rewards/getLoyaltyProgramStatus');
  const readTiers = () => requests.read<{ tiers: Tier[] }>('/v2/rewards/getTiers', { locale });

  const readActiveRewards = async () => {
    const read = await requests.read<{ activeRewards: IssuedReward[] }>(
      '/v2/rewards/getCustomerActiveRewards',
    );
    return hasFailed(read) ? read : successWith(read.data.activeRewards);
  };
  const readSpendingRules = async () => {
    const read = await requests.read<{ spendingRules: SpendingRule[] }>(
      '/v2/rewards/getSpendingRules',
      { locale },
    );
    return hasFailed(read) ? read : successWith(read.data.spendingRules);
  };

  return {
    async openRewardsPopup({ view } = {}) {
      const isCustomer = tokens.accepted?.session.role === 'customer';
      return overlays.open('rewards_pop_up', ({ view: { attributes } }) => ({
        view: view ?? (attributes.view as string | null) ?? (isCustomer ? 'home' : 'welcome'),
      }));
    },

    closeRewardsPopup: async () => overlays.close('rewards_pop_up'),

    openRewardsModal: ({ modal, ruleId, rewardId }) =>
      customerOnly(context, async () => {
        if (modal === 'redeem_reward') {
          const rules = await readSpendingRules();
          if (hasFailed(rules)) return rules;
          if (!rules.data.some(({ id }) => id === ruleId))
            return isMissing('spending rule', ruleId);
          return overlays.openDialog('rewards', modal, { ruleId });
        }
        if (modal === 'reward_details') {
          const rewards = await readActiveRewards();
          if (hasFailed(rewards)) return rewards;
          if (!rewards.data.some(({ id }) => id === rewardId)) return isMissing('reward', rewardId);
          return overlays.openDialog('rewards', modal, { rewardId });
        }
        const last = modal === 'verification' ? redemption.unverified : undefined;
        const choice = last?.customerId === customerIdNow() ? last?.choice : undefined;
        return overlays.openDialog('rewards', modal, choice ?? {});
      }),

    getRewardsProgramAccount: () =>
      customerOnly(context, async () => {
        const [customer, programs] = await Promise.all([
          requests.read<Customer>('/v2/customers/getCustomer'),
          readPrograms(),
        ]);
        if (hasFailed(customer)) return customer;
        if (hasFailed(programs)) return programs;
        const { acceptsEmailMarketing: _, acceptsSmsMarketing: __, ...account } = customer.data;
        return programs.data.pointsProgramEnabled && !account.isRewardProgramAvailable
          ? failure('CUSTOMER_NOT_ELIGIBLE', 'The customer is excluded from the points program.')
          : successWith({ ...account, programs: programs.data });
      }),

    getCustomerActiveRewards: () => customerOnly(context, readActiveRewards),

    getRewardsSpendingRules: readSpendingRules,

    async getRewardsVipTiers() {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      if (holder.data.session.role === 'guest') {
        const [tiers, programs] = await Promise.all([readTiers(), readPrograms()]);
        if (hasFailed(tiers)) return tiers;
        if (hasFailed(programs)) return programs;
        return programs.data.tiersProgramEnabled
          ? successWith({ tiers: tiers.data.tiers, tierProgress: null })
          : failure('FORBIDDEN', 'The tiers program is disabled.');
      }
      const [tiers, progress] = await Promise.all([
        readTiers(),
        requests.read<{ tierProgress: TierProgress }>('/v2/rewards/getTierProgress', { locale }),
      ]);
      if (hasFailed(progress)) return progress;
      return hasFailed(tiers) ? tiers : successWith({ ...tiers.data, ...progress.data });
    },

    redeemReward: ({ ruleId, pointsToSpend, selectedVariantId, verificationToken }) =>
      customerOnly(context, async () => {
        const choice = { ruleId, pointsToSpend, selectedVariantId };
        const customerId = customerIdNow();
        const redeemed =
          verificationToken === undefined
            ? await requests.write<undefined>('POST', '/v2/rewards/redeem', choice)
            : await requests.write<undefined>('POST', '/storefront/v1/redeem', {
                ...choice,
                verificationToken,
              });
        if (!hasFailed(redeemed)) {
          delete redemption.unverified;
          return success();
        }
        if (`${redeemed.error.code}` === 'VERIFICATION_REQUIRED')
          redemption.unverified = { customerId, choice };
        return redeemed;
      }),

    sendVerificationToken: ({ channel } = {}) =>
      customerOnly(context, async () => {
        const sent = await requests.write<undefined>(
          'POST',
          '/storefront/v1/sendVerificationCode',
          { channel },
        );
        return hasFailed(sent) ? sent : success();
      }),
  };
}

const isMissing = (what: string, id: number | undefined) =>
  failure('NOT_FOUND', `There is no active ${what} ${id}.`);
