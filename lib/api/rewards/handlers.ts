import { earningHandlers } from './earning-handlers';
import { programHandlers } from './program-handlers';
import { spendingHandlers } from './spending-handlers';

/** Operations on rewards with what they do. */
export const rewardHandlers = [...earningHandlers, ...spendingHandlers, ...programHandlers];
