import type { ProgramsStatus } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, type Result, successWith } from '../results';
import type { Program } from './program';
import { type RewardsCustomer, readCustomer } from './rewards-member';
import { personalSource, type Source } from './shop-data';

/** The programs of the shop, and who looks at them. */
export interface RewardsOverview {
  /** `null` for guests. */
  customer: RewardsCustomer | null;
  programs: ProgramsStatus;
  program: Program;
}

type Context = Pick<ModuleContext, 'requests' | 'tokens'>;
type ReadProgram = () => Promise<Result<Program>>;

/** Creates the source of what the rewards pop-up shows first. */
export function createRewardsOverview(
  context: Context,
  readProgram: ReadProgram,
): Source<RewardsOverview> {
  return personalSource('rewards', 'rewards overview', async () => {
    const [customer, programs, program] = await Promise.all([
      readCustomer(context),
      context.requests.read<ProgramsStatus>('/v2/rewards/getLoyaltyProgramStatus'),
      readProgram(),
    ]);
    if (hasFailed(customer)) return customer;
    if (hasFailed(programs)) return programs;
    if (hasFailed(program)) return program;
    return successWith({
      customer: customer.data,
      programs: programs.data,
      program: program.data,
    });
  });
}

/** Creates the source of the balance beside the name of the pop-up; `null` without one. It never fails. */
export function createLauncherBalance(context: Context): Source<number | null> {
  return personalSource('rewards', 'launcher balance', async () => {
    const read = await readCustomer(context);
    const customer = hasFailed(read) ? null : read.data;
    return successWith(customer?.isRewardProgramAvailable ? customer.pointsBalance : null);
  });
}
