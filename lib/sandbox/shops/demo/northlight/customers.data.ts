import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { datedActivities, reviewerHistories } from './history.data';
import { type Person, people, reviewers, WITHOUT_ACCOUNT } from './people.data';

type Customer = NonNullable<ShopInput['customers']>[number];

const STARTER = 10;
const EXPIRE_AFTER_DAYS = 365;
/** Customers have accounts for longer than anything in their history. */
const ACCOUNT_DAYS = 420;

/** The balance that the history leads to, and when it expires: 365 days after the last activity. */
function pointsOf(customerId: number): Pick<Customer, 'pointsBalance' | 'pointsExpireAt'> {
  const own = datedActivities.filter((activity) => activity.customerId === customerId);
  const hundredths = own.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
  const last = Math.min(...own.filter(({ points }) => points !== 0).map(({ daysAgo }) => daysAgo));
  return {
    pointsBalance: hundredths / 100,
    pointsExpireAt: hundredths > 0 ? `+${Math.ceil((EXPIRE_AFTER_DAYS - last) * 24)}h` : null,
  };
}

function customer({ id, ...person }: Person, details: Partial<Customer> = {}): Customer {
  const name = person.firstName.toLowerCase();
  const reached = reviewerHistories.get(id)?.reached ?? [];
  const current = reached.at(-1);
  return {
    id,
    ...person,
    email: `${name}@mail.example`,
    ...pointsOf(id),
    tier: current
      ? { id: current.tierId, achievedAt: ago(current.daysAgo) }
      : { id: STARTER, achievedAt: ago(ACCOUNT_DAYS - (id % 28)) },
    reachedTiers: reached.map(({ tierId, daysAgo }) => ({ tierId, reachedAt: ago(daysAgo) })),
    referralCode: `${name.slice(0, 2)}${id}`,
    acceptsEmailMarketing: id % 3 !== 0,
    createdAt: ago(ACCOUNT_DAYS - (id % 28)),
    ...details,
  };
}

/** Tiers of a customer, with the days since each was reached; the last one is the current tier. */
function tiersReached(...steps: readonly [tierId: number, daysAgo: number][]): Partial<Customer> {
  const [tierId, daysAgo] = steps.at(-1) ?? [STARTER, ACCOUNT_DAYS];
  return {
    tier: { id: tierId, achievedAt: ago(daysAgo) },
    reachedTiers: steps.map(([id, days]) => ({ tierId: id, reachedAt: ago(days) })),
  };
}

export const customers: readonly Customer[] = [
  customer(people.mara, {
    phone: '+4930555010',
    birthday: { day: 17, month: 9, changedAt: ago(400) },
    ...tiersReached([12, 200]),
    referralCode: 'mv7',
    acceptsEmailMarketing: true,
    tags: ['tier-silver'],
  }),
  customer(people.tom, { phone: '+4930555011' }),
  customer(people.rich, {
    phone: '+4930555012',
    birthday: { day: 2, month: 5, year: 1984, changedAt: ago(390) },
    ...tiersReached([12, 320], [13, 210], [14, 90]),
    acceptsSmsMarketing: true,
    tags: ['tier-silver', 'tier-gold', 'tier-platinum'],
  }),
  customer(people.noPoints, { phone: '+4930555013' }),
  customer(people.exactPrice, { phone: '+4930555014' }),
  customer(people.notEligible, {
    phone: '+4930555015',
    isEligibleForPoints: false,
    tags: ['wholesale'],
  }),
  customer(people.noTiers, {
    phone: '+4930555016',
    isAllowedToEarnTier: false,
    tier: null,
    tags: ['staff'],
  }),
  customer(people.birthdayYesterday, {
    phone: '+4930555017',
    birthday: { day: 5, month: 6, year: 1990, changedAt: ago(1) },
  }),
  customer(people.birthdayLongAgo, {
    phone: '+4930555018',
    birthday: { day: 29, month: 2, changedAt: ago(400) },
    ...tiersReached([12, 120]),
    tags: ['tier-silver'],
  }),
  customer(people.noPurchases, { phone: '+4930555019' }),
  {
    ...WITHOUT_ACCOUNT,
    isEligibleForPoints: false,
    isAllowedToEarnTier: false,
    createdAt: ago(12),
  },
  customer(people.blocked, { isBlockedFromReviews: true }),
  ...reviewers.map((reviewer) => customer(reviewer)),
];
