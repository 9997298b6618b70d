import { type Person, people } from '@/lib/sandbox/shops/demo/northlight/people.data';

/** A customer that a reader can be. */
export interface DemoCustomer {
  /** The id in the shop, by which the API looks the customer up. */
  id: string;
  name: string;
  /** What the customer is an example of. */
  about: string;
}

const customer = (
  { shopCustomerId, firstName, lastName }: Person,
  about: string,
): DemoCustomer => ({ id: String(shopCustomerId), name: `${firstName} ${lastName}`, about });

/** The customers that a reader can sign in as. */
export const CUSTOMERS: readonly DemoCustomer[] = [
  customer(people.mara, 'Silver tier, two wishlists, a discount code'),
  customer(people.rich, 'Highest tier, points for every reward'),
  customer(people.tom, 'Invited by Mara, a shared wishlist'),
  customer(people.noPoints, 'No points: they have expired'),
  customer(people.noPurchases, 'Has never ordered'),
  customer(people.notEligible, 'Takes no part in the program'),
];
