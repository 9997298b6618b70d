import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import type { Source } from './shop-data';

/** The points that a customer can spend; `null` for guests. */
export type Balance = number | null;

/** Creates the source of the balance of whoever is signed in. */
export function createBalance({
  requests,
  tokens,
}: Pick<ModuleContext, 'requests' | 'tokens'>): Source<Balance> {
  return {
    key: 'balance',
    area: 'rewards',
    isPersonal: true,
    async read() {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      if (holder.data.session.role === 'guest') return successWith(null);
      const read = await requests.read<{ pointsBalance: number }>('/v2/customers/getCustomer');
      return hasFailed(read) ? read : successWith(read.data.pointsBalance);
    },
  };
}
