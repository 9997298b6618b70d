import type { ModuleMethods } from '../calls/methods.data';
import type { ErrorCode } from '../constants';
import type { Tier, TierProgress } from '../declared';
import { hasFailed, successWith } from '../results';
import { personalSource, type Source } from './shop-data';

/** The tiers of the shop, with the progress of the customer; `null` without the program, or if it excludes them. */
export type Tiers = { tiers: Tier[]; tierProgress: TierProgress | null } | null;

const NOTHING_TO_SHOW: readonly ErrorCode[] = ['FORBIDDEN', 'CUSTOMER_NOT_ELIGIBLE'];

/** Creates the source of the tiers. */
export function createTiers(
  rewards: Pick<ModuleMethods['rewards'], 'getRewardsVipTiers'>,
): Source<Tiers> {
  return personalSource('rewards', 'tiers', async () => {
    const read = await rewards.getRewardsVipTiers();
    return hasFailed(read) && NOTHING_TO_SHOW.includes(`${read.error.code}`)
      ? successWith(null)
      : read;
  });
}
