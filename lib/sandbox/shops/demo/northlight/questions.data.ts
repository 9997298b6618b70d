import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { questionTexts } from '../texts/questions.data';
import { orders } from './orders.data';
import { guests, people, reviewers } from './people.data';
import { products } from './products.data';

type Question = NonNullable<ShopInput['questions']>[number];

/** The question that examples name is the tenth; its answer is the eleventh. */
const FIRST_ID = 701;
const FIRST_ANSWER_ID = 801;
const OLDEST_DAYS = 300;
const DAYS_BETWEEN = 7;
/** One question in so many is a guest's, which waits to be published in every second case. */
const GUEST_EVERY = 8;

const EXAMPLE_AT = 9;

function buyersOf(productId: number): number[] {
  const variantIds = new Set(
    products.find(({ id }) => id === productId)?.variants.map(({ id }) => id) ?? [],
  );
  return orders
    .filter(({ items }) => items.some(({ variantId }) => variantIds.has(variantId)))
    .map(({ customerId }) => customerId)
    .filter((id) => id !== people.mara.id && id !== people.tom.id);
}

function authorOf(at: number): Pick<Question, 'customerId' | 'guestName' | 'guestEmail'> {
  if (at === EXAMPLE_AT) return { customerId: people.tom.id };
  if (at % GUEST_EVERY === 7) return { ...guests[at % guests.length] };
  return { customerId: reviewers[(at * 11) % reviewers.length]?.id };
}

let nextAnswerId = FIRST_ANSWER_ID;

export const questions: readonly Question[] = questionTexts.map(
  ({ productId, body, owner, buyer }, at) => {
    const daysAgo = OLDEST_DAYS - at * DAYS_BETWEEN;
    const author = authorOf(at);
    const answer = (text: string, hours: number, customerId: number | null) => ({
      id: nextAnswerId++,
      customerId,
      body: text,
      createdAt: ago(daysAgo, -hours),
    });
    const otherBuyer = buyersOf(productId).find((id) => id !== author.customerId) ?? null;
    return {
      id: FIRST_ID + at,
      ...author,
      productId,
      body,
      isPublished: author.guestName === undefined || at % (2 * GUEST_EVERY) === 7,
      createdAt: ago(daysAgo),
      answers: [
        ...(owner === undefined ? [] : [answer(owner, 2.5, null)]),
        ...(buyer === undefined ? [] : [answer(buyer, 30, otherBuyer)]),
      ],
    };
  },
);
