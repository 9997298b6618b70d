import type { Shop } from '../shop-file.schema';
import { locate, type Report, reportDuplicates, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

interface Author {
  customerId: number | null;
  guestName: string | null;
  guestEmail: string | null;
}

/** Checks reviews and questions. */
export function checkContent(shop: Shop, index: ShopIndex, report: Report): void {
  checkReviews(shop, index, report);
  checkQuestions(shop, index, report);
}

function checkReviews({ reviews }: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(report, locate(reviews, 'id', 'reviews'), 'Ids of reviews are unique.');
  reportDuplicates(
    report,
    reviews.map(({ customerId, productId }, at) => ({
      keys: ['reviews', at],
      value: customerId === null || productId === null ? null : `${customerId}/${productId}`,
    })),
    'A customer reviews a product once.',
  );
  for (const [at, review] of reviews.entries()) {
    const keys = ['reviews', at] as const;
    checkAuthor(review, keys, index, report);
    reportUnknown(report, [...keys, 'productId'], review.productId, index.products, 'a product');
    reportUnknown(report, [...keys, 'orderId'], review.orderId, index.orders, 'an order');
    const { votes } = review;
    reportDuplicates(
      report,
      locate(votes, 'customerId', ...keys, 'votes'),
      'A customer has one vote for each review.',
    );
    for (const [vote, { customerId }] of votes.entries()) {
      const path = [...keys, 'votes', vote, 'customerId'];
      reportUnknown(report, path, customerId, index.customers, 'a customer');
    }
  }
}

function checkQuestions({ questions }: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(report, locate(questions, 'id', 'questions'), 'Ids of questions are unique.');
  reportDuplicates(
    report,
    questions.flatMap(({ answers }, at) => locate(answers, 'id', 'questions', at, 'answers')),
    'Ids of answers are unique in the shop.',
  );
  for (const [at, question] of questions.entries()) {
    const keys = ['questions', at] as const;
    checkAuthor(question, keys, index, report);
    reportUnknown(report, [...keys, 'productId'], question.productId, index.products, 'a product');
    for (const [answer, { customerId }] of question.answers.entries()) {
      const path = [...keys, 'answers', answer, 'customerId'];
      reportUnknown(report, path, customerId, index.customers, 'a customer');
      if (customerId !== null && customerId === question.customerId) {
        report(path, `${customerId} asked the question. Name another customer.`);
      }
    }
  }
}

function checkAuthor(
  { customerId, guestName, guestEmail }: Author,
  keys: readonly PropertyKey[],
  index: ShopIndex,
  report: Report,
): void {
  const isGuest = guestName !== null && guestEmail !== null;
  const isCustomer = guestName === null && guestEmail === null && customerId !== null;
  if (!(isGuest && customerId === null) && !isCustomer) {
    report(keys, 'must have either `customerId`, or `guestName` and `guestEmail`.');
  }
  reportUnknown(report, [...keys, 'customerId'], customerId, index.customers, 'a customer');
}
