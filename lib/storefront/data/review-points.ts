import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { createEarning } from './reward-rules';
import { personalSource, type Source } from './shop-data';

/** Creates the source of the points that a customer earns for a review; `null` for none, and for guests. */
export function reviewPoints(
  context: Pick<ModuleContext, 'requests' | 'tokens' | 'options' | 'session'>,
): Source<number | null> {
  const earning = createEarning(context);
  return personalSource('rewards', 'points for a review', async () => {
    const { tokens, session } = context;
    const isGuest = tokens.accepted?.session.role !== 'customer';
    if (isGuest || session.disabledApps.includes('rewards')) return successWith(null);
    const read = await earning.read();
    // Without them, customers can still write.
    if (hasFailed(read) || !read.data) return successWith(null);
    const { rules, customer } = read.data;
    const rule = rules.find(({ type, completed }) => type === 'leave_review' && !completed);
    if (rule?.rewarding.type !== 'points') return successWith(null);
    const tier = customer?.isAllowedToEarnTier ? customer.currentTier : null;
    return successWith(rule.rewarding.points * (tier?.pointsMultiplier ?? 1));
  });
}
