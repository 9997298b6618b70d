import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import type { Source } from './shop-data';

interface Rule {
  type: string;
  /** `null` for guests, who earn nothing. */
  completed: boolean | null;
  rewarding: { type: string; points?: number };
}

/** Creates the source of the points that a customer earns for a review; `null` for none, and for guests. */
export const reviewPoints = ({
  requests,
  options,
  session,
}: Pick<ModuleContext, 'requests' | 'options' | 'session'>): Source<number | null> => ({
  key: 'points for a review',
  area: 'rewards',
  isPersonal: true,
  async read() {
    if (session.disabledApps.includes('rewards')) return successWith(null);
    const read = await requests.read<{ earningRules: Rule[] }>('/v2/rewards/getEarningRules', {
      locale: options.locale,
    });
    // Without it, customers can still write.
    const rules = hasFailed(read) ? [] : read.data.earningRules;
    const rule = rules.find(
      ({ type, completed }) => type === 'leave_review' && completed === false,
    );
    return successWith(rule?.rewarding.points ?? null);
  },
});
