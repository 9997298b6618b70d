import fc from 'fast-check';
import type { TestResponse } from '../test-api';
import type { Prediction } from './shop-driver';
import { type ShopModel, timesRewarded } from './shop-model';
import { ACTORS, customerOf, earnedHundredths, type Step, step } from './step';

const actor = fc.constantFrom(...ACTORS);
const productId = fc.constantFrom(880010, 880011, 880012, 880014, 999);
const GUEST = { guestName: 'Ilse', guestEmail: 'ilse@mail.example' };
const author = fc.oneof(
  { weight: 4, arbitrary: actor.map((customerIdentifier) => ({ customerIdentifier })) },
  fc.constant(GUEST),
);

/** Rewards published reviews of customers: five times in 365 days, once for each product. */
const LEAVE_REVIEW = 32;
const REVIEW_POINTS = 20;
const REVIEWS_IN_PERIOD = 5;
/** Reviews of at least this many stars are published at once. */
const PUBLISHED_FROM = 3;

interface ReviewBody {
  customerIdentifier?: string;
  guestName?: string;
  productId: number;
  rate: number;
}

function predictReview(
  model: ShopModel,
  body: ReviewBody,
  now: number,
  response: TestResponse,
): Prediction {
  if (!model.products.has(body.productId)) return { status: 404 };
  const customer =
    body.customerIdentifier === undefined ? null : customerOf(model, body.customerIdentifier);
  const hasReviewed = [...model.reviews.values()].some(
    (review) =>
      customer && review.customerId === customer.id && review.productId === body.productId,
  );
  if (hasReviewed || customer?.isBlocked) return { status: 400 };
  const isPublished = customer !== null && body.rate >= PUBLISHED_FROM;
  model.reviews.set(response.body.review?.id, {
    customerId: customer?.id ?? null,
    productId: body.productId,
    voters: new Set(),
    hasReply: false,
    isLocked: false,
  });
  const predicted = {
    status: 200,
    body: { review: { rate: body.rate, isPublished, votes: 0, reply: null, isPinned: false } },
  };
  const isPaid =
    customer &&
    isPublished &&
    customer.isEligible &&
    timesRewarded(model, customer.id, LEAVE_REVIEW, { days: 365, now }) < REVIEWS_IN_PERIOD &&
    !model.rewards.some(
      (reward) => reward.customerId === customer.id && reward.productId === body.productId,
    );
  if (!isPaid) return { ...predicted, topics: ['review/created'] };
  customer.hundredths += earnedHundredths(REVIEW_POINTS, customer);
  model.rewards.push({
    customerId: customer.id,
    ruleId: LEAVE_REVIEW,
    productId: body.productId,
    at: now,
  });
  return { ...predicted, topics: ['review/created', 'customer/balanceUpdated'] };
}

const createReview = fc
  .record({ author, productId, rate: fc.integer({ min: 1, max: 5 }) })
  .map(({ author: by, ...fields }): Step => {
    const body = { ...fields, ...by, body: 'Warm and light.' };
    return step(`createReview ${JSON.stringify(body)}`, (model, driver) =>
      driver.send(model, 'createReview', body, (response) =>
        predictReview(model, body, driver.now, response),
      ),
    );
  });

/** A review that a sequence picks by number: those of the demo shop and those it created. */
const pickedReview = fc.oneof(fc.nat({ max: 5 }), fc.nat());

function reviewAt({ reviews }: ShopModel, index: number): number {
  const ids = [...reviews.keys()];
  return ids[ids.length - 1 - (index % ids.length)] ?? 0;
}

const createReply = fc
  .record({ index: pickedReview, status: fc.constantFrom('public', 'private') })
  .map(
    ({ index, status }): Step =>
      step(`createReply to ${index}`, (model, driver) => {
        const reviewId = reviewAt(model, index);
        const reply = { body: 'Thank you.', status };
        return driver.send(model, 'createReply', { reviewId, reply }, () => {
          const review = model.reviews.get(reviewId);
          if (!review) return { status: 404 };
          if (review.isLocked) return { status: 403 };
          if (review.hasReply) return { status: 409 };
          review.hasReply = true;
          return { status: 200, topics: ['review/updated'], body: { reply } };
        });
      }),
  );

const vote = (operationId: 'createVote' | 'deleteVote') =>
  fc.record({ customerIdentifier: actor, index: fc.nat({ max: 3 }) }).map(
    ({ customerIdentifier, index }): Step =>
      step(`${operationId} ${customerIdentifier} ${index}`, (model, driver) => {
        const reviewId = reviewAt(model, index);
        return driver.send(model, operationId, { customerIdentifier, reviewId }, () => {
          const voters = model.reviews.get(reviewId)?.voters ?? new Set();
          const { id } = customerOf(model, customerIdentifier);
          const isCreated = operationId === 'createVote';
          if (voters.has(id) === isCreated) return { status: isCreated ? 409 : 404 };
          if (isCreated) voters.add(id);
          else voters.delete(id);
          return { status: 200, body: { votes: voters.size } };
        });
      }),
  );

const createQuestion = fc
  .record({ author, productId })
  .map(({ author: by, productId: id }): Step => {
    const body = { ...by, productId: id, body: 'Is it washable?' };
    return step(`createQuestion ${JSON.stringify(body)}`, (model, driver) =>
      driver.send(model, 'createQuestion', body, (response) => {
        if (!model.products.has(id)) return { status: 404 };
        const customerId =
          'customerIdentifier' in by ? customerOf(model, by.customerIdentifier).id : null;
        model.questions.set(response.body.question?.id, { customerId, productId: id });
        const question = { isPublished: customerId !== null, answers: [] };
        return { status: 200, topics: ['question/created'], body: { question } };
      }),
    );
  });

const createAnswer = fc
  .record({
    customerIdentifier: fc.option(actor, { nil: undefined, freq: 3 }),
    index: fc.nat(),
    isPublished: fc.boolean(),
  })
  .map(
    ({ customerIdentifier, index, isPublished }): Step =>
      step(`createAnswer ${customerIdentifier} ${index}`, (model, driver) => {
        const ids = [...model.questions.keys(), 999_999];
        const questionId = ids[ids.length - 1 - (index % ids.length)] ?? 0;
        const answer = { body: 'Yes, by hand.', isPublished };
        const identity = customerIdentifier === undefined ? {} : { customerIdentifier };
        return driver.send(model, 'createAnswer', { ...identity, questionId, answer }, () => {
          const question = model.questions.get(questionId);
          if (!question) return { status: 404 };
          if (customerIdentifier !== undefined) {
            const { id } = customerOf(model, customerIdentifier);
            if (question.customerId === id) return { status: 409 };
            const isForSale = model.products.has(question.productId);
            const hasBought = model.purchases.has(`${id}/${question.productId}`);
            if (!(isForSale && hasBought)) return { status: 403 };
          }
          return { status: 200, topics: ['answer/created'], body: { answer: { isPublished } } };
        });
      }),
  );

/** Steps about reviews and questions. */
export const reviewSteps = [
  createReview,
  createReply,
  vote('createVote'),
  vote('deleteVote'),
  createQuestion,
  createAnswer,
];
