import type { ProgramsStatus, RewardsAccount } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import { personalSource, type Source } from './shop-data';
import { shownPoints } from './shown-points';

/** What widgets with rewards show of a customer. */
export type RewardsCustomer = Omit<RewardsAccount, 'programs'>;

type Context = Pick<ModuleContext, 'requests' | 'tokens'>;

/** Reads the customer, with the balance as it is shown; `null` for guests. */
export async function readCustomer({
  requests,
  tokens,
}: Context): Promise<Result<RewardsCustomer | null>> {
  const holder = await tokens.current();
  if (hasFailed(holder)) return holder;
  const { session } = holder.data;
  if (session.role === 'guest') return successWith(null);
  const read = await requests.read<RewardsCustomer>('/v2/customers/getCustomer');
  if (hasFailed(read)) return read;
  return successWith({
    ...read.data,
    pointsBalance: shownPoints(read.data.pointsBalance, session),
  });
}

/** Creates the source of the customer; `null` for guests. */
export function createCustomer(context: Context): Source<RewardsCustomer | null> {
  return personalSource('rewards', 'customer', () => readCustomer(context));
}

/** Whoever can see the points program, with the customer, who is `null` for guests. */
export interface RewardsMember {
  customer: RewardsCustomer | null;
}

/** Reads whoever can see the points program; `null` if it is disabled, or excludes the customer. */
export async function readMember(context: Context): Promise<Result<RewardsMember | null>> {
  const read = await readCustomer(context);
  if (hasFailed(read)) return read;
  const { data: customer } = read;
  if (customer) return successWith(customer.isRewardProgramAvailable ? { customer } : null);
  const path = '/v2/rewards/getLoyaltyProgramStatus';
  const programs = await context.requests.read<ProgramsStatus>(path);
  if (hasFailed(programs)) return programs;
  return successWith(programs.data.pointsProgramEnabled ? { customer } : null);
}
