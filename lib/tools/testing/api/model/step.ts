import type fc from 'fast-check';
import type { ShopDriver } from './shop-driver';
import type { ModelCustomer, ShopModel } from './shop-model';

export type Step = fc.AsyncCommand<ShopModel, ShopDriver>;

/** A step of a sequence. It is valid in every state; the expected result depends on the state. */
export function step(
  label: string,
  run: (model: ShopModel, driver: ShopDriver) => Promise<unknown>,
): Step {
  return {
    check: () => true,
    async run(model, driver) {
      await run(model, driver);
    },
    toString: () => label,
  };
}

/** The customers who act in sequences: of different tiers and balances, one outside the program, one blocked. */
export const ACTORS = ['7400112', '7400115', '7400121', '7400123', '7400124', '7400129'] as const;

export function customerOf({ customers }: ShopModel, identifier: string): ModelCustomer {
  const customer = customers.find((each) => each.identifier === identifier);
  if (!customer) throw new Error(`The demo shop has no customer ${identifier}.`);
  return customer;
}

/** Points of a rule in hundredths, multiplied by the tier of the customer and rounded half up. */
export function earnedHundredths(points: number, { multiplier }: ModelCustomer): number {
  return Math.round(points * 100 * multiplier);
}
