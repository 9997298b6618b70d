import { createProgram } from '@/lib/storefront/data/program';
import { createRewardsOverview } from '@/lib/storefront/data/rewards-overview';
import { perShop } from '../live/shop.client';

/** What the shop owner writes about the program. */
export const program = perShop(({ context }) => createProgram(context));

/** The programs of the shop, and who looks at them. */
export const overview = perShop((shop) =>
  createRewardsOverview(shop.context, () => shop.data.read(program(shop))),
);
