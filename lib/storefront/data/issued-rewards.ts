import type { IssuedReward } from '../declared';
import { pause } from '../environment';
import type { ModuleContext, ModuleMethods } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import type { Source } from './shop-data';

/** The active rewards of a customer, newest first; `null` for guests. */
export type IssuedRewards = IssuedReward[] | null;

/** Pauses until the code of a redemption, which is queued, has been created. */
const PAUSES_MS = [500, 1000, 2000];

/** Creates the source of the active rewards. After a change that shows none yet, it reads them again. */
export function createIssuedRewards(
  { tokens, startTimer }: Pick<ModuleContext, 'tokens' | 'startTimer'>,
  rewards: Pick<ModuleMethods['rewards'], 'getCustomerActiveRewards'>,
): Source<IssuedRewards> {
  let known: { customerId: number | null; ids: ReadonlySet<number> } | null = null;

  const readChanged = async (before: ReadonlySet<number> | undefined) => {
    let read = await rewards.getCustomerActiveRewards();
    for (const ms of PAUSES_MS) {
      if (!before || hasFailed(read) || read.data.some(({ id }) => !before.has(id))) break;
      await pause({ startTimer }, ms);
      read = await rewards.getCustomerActiveRewards();
    }
    return read;
  };

  return {
    key: 'issued rewards',
    area: 'rewards',
    isPersonal: true,
    async read(): Promise<Result<IssuedRewards>> {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      const { role, customerId } = holder.data.session;
      if (role === 'guest') return successWith(null);
      const read = await readChanged(known?.customerId === customerId ? known.ids : undefined);
      if (hasFailed(read)) return read;
      known = { customerId, ids: new Set(read.data.map(({ id }) => id)) };
      return read;
    },
  };
}
