import { earningHandlers } from './earning/earning-handlers';
import { programHandlers } from './program-handlers';
import { spendingHandlers } from './redemption/spending-handlers';

/** Operations on rewards with what they do. */
export const rewardHandlers = [...earningHandlers, ...spendingHandlers, ...programHandlers];
