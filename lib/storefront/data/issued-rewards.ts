import type { ModuleMethods } from '../calls/methods.data';
import type { IssuedReward } from '../declared';
import { pause } from '../environment';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import type { Source } from './shop-data';

/** The active rewards of a customer, newest first; `null` for guests. */
export type IssuedRewards = IssuedReward[] | null;

/** Pauses until the code of a redemption, which is queued, has been created. */
const PAUSES_MS = [500, 1000, 2000];

/** The source of the active rewards. */
interface IssuedRewardsSource extends Source<IssuedRewards> {
  /** The reward of the latest redemption; `null` until its code has been created. */
  readonly newId: number | null;
  /** Whether a read still has to wait for that reward. Later ones only look for it. */
  readonly isNewExpected: boolean;
  /** Sets whether the next read that succeeds waits for a reward that the last one didn't have. */
  expectNew(isExpected: boolean): void;
}

/** The active rewards at a read. */
interface KnownRewards {
  customerId: number | null;
  ids: ReadonlySet<number>;
}

/** Creates the source of the active rewards. */
export function createIssuedRewards(
  { tokens, startTimer }: Pick<ModuleContext, 'tokens' | 'startTimer'>,
  rewards: Pick<ModuleMethods['rewards'], 'getCustomerActiveRewards'>,
): IssuedRewardsSource {
  let known: KnownRewards | null = null;
  /** What was known before the redemption, until its reward is found. */
  let previous: KnownRewards | null = null;
  let isNewExpected = false;
  let newId: number | null = null;

  const readNew = async (before: ReadonlySet<number> | undefined) => {
    let read = await rewards.getCustomerActiveRewards();
    for (const ms of isNewExpected ? PAUSES_MS : []) {
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
    get newId() {
      return newId;
    },
    get isNewExpected() {
      return isNewExpected;
    },
    expectNew(isExpected) {
      isNewExpected = isExpected;
      previous = isExpected ? known : null;
      newId = null;
    },
    async read(): Promise<Result<IssuedRewards>> {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      const { role, customerId } = holder.data.session;
      if (role === 'guest') return successWith(null);
      const before = previous?.customerId === customerId ? previous.ids : undefined;
      const read = await readNew(before);
      if (hasFailed(read)) return read;
      isNewExpected = false;
      const added = before && read.data.find(({ id }) => !before.has(id));
      if (added) {
        newId = added.id;
        previous = null;
      }
      known = { customerId, ids: new Set(read.data.map(({ id }) => id)) };
      return read;
    },
  };
}
