import type { Tier, TierProgress } from '../declared';
import type { ModuleMethods } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import type { Source } from './shop-data';

/** The tiers of the shop, with the progress of the customer; `null` if the program is disabled. */
export type Tiers = { tiers: Tier[]; tierProgress: TierProgress | null } | null;

/** Creates the source of the tiers. */
export function createTiers(
  rewards: Pick<ModuleMethods['rewards'], 'getRewardsVipTiers'>,
): Source<Tiers> {
  return {
    key: 'tiers',
    area: 'rewards',
    isPersonal: true,
    async read() {
      const read = await rewards.getRewardsVipTiers();
      const isDisabled = hasFailed(read) && `${read.error.code}` === 'FORBIDDEN';
      return isDisabled ? successWith(null) : read;
    },
  };
}
