import type { Shop } from '../shop-file.schema';
import type { Report } from './report';

/** A leap year: 29 February may be a birthday without a year. */
const LEAP_YEAR = 2024;

/** Checks customers: identifiers, birthdays, and that balances are what the history says (SPECIFICATION.md, I1). */
export function checkCustomers(shop: Shop, report: Report): void {
  const earned = balances(shop);
  for (const [at, customer] of shop.customers.entries()) {
    const { shopCustomerId, email, phone, birthday, pointsBalance } = customer;
    if (shopCustomerId === null && email === null && phone === null) {
      report(['customers', at], 'has no identifier. Set `shopCustomerId`, `email` or `phone`.');
    }
    if (birthday && !isDate(birthday)) {
      report(['customers', at, 'birthday'], 'is not a date. Correct `day`, `month` or `year`.');
    }
    const sum = (earned.get(customer.id) ?? 0) / 100;
    if (sum !== pointsBalance) {
      report(
        ['customers', at, 'pointsBalance'],
        `${pointsBalance} is not ${sum}, the sum of the \`points\` of the customer's activities. Correct the balance, or add an activity.`,
      );
    }
  }
}

/** The sum of the activities of each customer, in hundredths, which are exact. */
function balances(shop: Shop): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { customerId, points } of shop.activities) {
    sums.set(customerId, (sums.get(customerId) ?? 0) + Math.round(points * 100));
  }
  return sums;
}

function isDate({
  day,
  month,
  year,
}: {
  day: number;
  month: number;
  year: number | null;
}): boolean {
  const date = new Date(Date.UTC(year ?? LEAP_YEAR, month - 1, day));
  return date.getUTCMonth() === month - 1;
}
