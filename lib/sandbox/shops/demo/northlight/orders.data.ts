import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { people } from './people.data';
import { prices, products } from './products.data';
import { buyersReviews, reviewIds } from './reviews.data';

type OrderInput = NonNullable<ShopInput['orders']>[number];

/** An order with the days since it was paid, which the history needs. */
export interface Order {
  id: number;
  customerId: number;
  total: number;
  daysAgo: number;
  variantIds: readonly number[];
  isRefunded?: boolean;
}

const FIRST_GENERATED_ID = 5500001;
const PUNCH_CARD = 36;
/** Customers review a product so many days after they bought it. */
const DAYS_TO_REVIEW = 9;

const { mara, tom, rich, noPoints, exactPrice, notEligible, noTiers } = people;
const { birthdayYesterday, birthdayLongAgo, blocked } = people;

/** Orders of the customers that have a role. */
const namedOrders: readonly Order[] = [
  { id: 5500201, customerId: mara.id, total: 83.45, daysAgo: 300, variantIds: [990019, 990021] },
  { id: 5500202, customerId: mara.id, total: 124.8, daysAgo: 200, variantIds: [990011, 990030] },
  { id: 5500203, customerId: mara.id, total: 25.6, daysAgo: 21, variantIds: [990031] },
  { id: 5500204, customerId: tom.id, total: 46, daysAgo: 40, variantIds: [990020, 990025] },
  {
    id: 5500205,
    customerId: rich.id,
    total: 420,
    daysAgo: 320,
    variantIds: [990012, 990016, 990034],
  },
  {
    id: 5500206,
    customerId: rich.id,
    total: 610,
    daysAgo: 210,
    variantIds: [990017, 990030, 990024],
  },
  {
    id: 5500207,
    customerId: rich.id,
    total: 540,
    daysAgo: 90,
    variantIds: [990013, 990022, 990028],
  },
  { id: 5500208, customerId: noPoints.id, total: 20, daysAgo: 370, variantIds: [990018] },
  { id: 5500209, customerId: exactPrice.id, total: 50, daysAgo: 90, variantIds: [990021] },
  { id: 5500211, customerId: notEligible.id, total: 110, daysAgo: 150, variantIds: [990016] },
  { id: 5500212, customerId: noTiers.id, total: 310, daysAgo: 60, variantIds: [990033, 990016] },
  { id: 5500213, customerId: birthdayYesterday.id, total: 70, daysAgo: 45, variantIds: [990030] },
  {
    id: 5500214,
    customerId: birthdayLongAgo.id,
    total: 260,
    daysAgo: 120,
    variantIds: [990011, 990016],
  },
  { id: 5500215, customerId: blocked.id, total: 32, daysAgo: 75, variantIds: [990014] },
  {
    id: 5500216,
    customerId: birthdayYesterday.id,
    total: 18.9,
    daysAgo: 30,
    variantIds: [990018],
    isRefunded: true,
  },
];

/** One order for each product that a buyer reviewed. */
export const reviewerOrders: readonly Order[] = buyersReviews
  .filter(({ customerId }) => customerId !== mara.id)
  .map(({ id, customerId, productId, daysAgo }, at) => ({
    id: id === reviewIds.plain ? 5500210 : FIRST_GENERATED_ID + at,
    customerId,
    total: prices[productId] ?? 0,
    daysAgo: daysAgo + DAYS_TO_REVIEW,
    variantIds: [variantOf(productId, at)],
  }));

function variantOf(productId: number, at: number): number {
  const variants = products.find(({ id }) => id === productId)?.variants ?? [];
  return variants[at % variants.length]?.id ?? 0;
}

/** Customers who have a punch card. */
const punchers: ReadonlySet<number> = new Set([mara.id, rich.id]);

/** All orders with the days since they were paid. */
export const datedOrders: readonly Order[] = [...namedOrders, ...reviewerOrders];

export const orders: readonly OrderInput[] = datedOrders.map(
  ({ id, customerId, total, daysAgo, variantIds, isRefunded = false }) => ({
    id,
    customerId,
    total,
    ...(punchers.has(customerId) && { punchedRuleIds: [PUNCH_CARD] }),
    paidAt: ago(daysAgo),
    ...(isRefunded && { refundedAt: ago(daysAgo - 5) }),
    items: variantIds.map((variantId) => ({ variantId, isRefunded })),
  }),
);
