import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { readCustomer } from './rewards-member';
import { personalSource, type Source } from './shop-data';

/** The points that a customer can spend; `null` for guests. */
export type Balance = number | null;

/** Creates the source of the balance of whoever is signed in. */
export function createBalance(
  context: Pick<ModuleContext, 'requests' | 'tokens'>,
): Source<Balance> {
  return personalSource('rewards', 'balance', async () => {
    const read = await readCustomer(context);
    return hasFailed(read) ? read : successWith(read.data?.pointsBalance ?? null);
  });
}
