import type { Tier } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { personalSource, type Source } from './shop-data';

type Reward = NonNullable<Tier['rewarding']>;

/** Something that changed the points of a customer, or rewarded them. */
export type Activity = { id: number; createdAt: string; note: string | null } & (
  | { type: 'reward'; reward: Reward; earningRule: { title: string } | null }
  | { type: 'redeem'; spentPoints: number; spendingRule: { title: string } | null }
  | { type: 'tier'; tier: { title: string }; reward: Reward | null }
  | { type: 'referrer' | 'referred' | 'import'; reward: Reward }
  | { type: 'manual'; points: number }
  | { type: 'expired'; expiredPoints: number }
  | { type: 'refund'; refundedPoints: number }
);

/** A page of the history of a customer, the newest activity first; `null` for guests. */
export type HistoryPage = { totalCount: number; activities: readonly Activity[] } | null;

/** Creates the source of a page of the history, of whoever is signed in. */
export function createHistory(
  { requests, tokens }: Pick<ModuleContext, 'requests' | 'tokens'>,
  page: number,
  perPage: number,
): Source<HistoryPage> {
  return personalSource('rewards', `history ${page} of ${perPage}`, async () => {
    const holder = await tokens.current();
    if (hasFailed(holder)) return holder;
    if (holder.data.session.role === 'guest') return successWith(null);
    return requests.read('/v2/rewards/getActivityHistory', { page, perPage });
  });
}
