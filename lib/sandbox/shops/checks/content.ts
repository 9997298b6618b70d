import type { Shop } from '../shop-file.schema';
import { type Report, reportDuplicates } from './report';

interface Author {
  customerId: number | null;
  guestName: string | null;
  guestEmail: string | null;
}

/** Checks reviews and questions. */
export function checkContent({ reviews, questions }: Shop, report: Report): void {
  reportDuplicates(
    report,
    reviews.map(({ customerId, productId }, at) => ({
      keys: ['reviews', at],
      value: customerId === null || productId === null ? null : `${customerId}/${productId}`,
    })),
    'A customer reviews a product once.',
  );
  for (const [at, review] of reviews.entries()) checkAuthor(review, ['reviews', at], report);
  for (const [at, question] of questions.entries()) {
    const keys = ['questions', at] as const;
    checkAuthor(question, keys, report);
    for (const [answer, { customerId }] of question.answers.entries()) {
      if (customerId !== null && customerId === question.customerId) {
        const path = [...keys, 'answers', answer, 'customerId'];
        report(path, `${customerId} asked the question. Name another customer.`);
      }
    }
  }
}

function checkAuthor(
  { customerId, guestName, guestEmail }: Author,
  keys: readonly PropertyKey[],
  report: Report,
): void {
  const isGuest = guestName !== null && guestEmail !== null;
  const isCustomer = guestName === null && guestEmail === null && customerId !== null;
  if (!(isGuest && customerId === null) && !isCustomer) {
    report(keys, 'must have either `customerId`, or `guestName` and `guestEmail`.');
  }
}
