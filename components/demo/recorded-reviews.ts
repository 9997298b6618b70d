import { people, reviewers } from '@/lib/sandbox/shops/demo/northlight/people.data';
import { questions } from '@/lib/sandbox/shops/demo/northlight/questions.data';
import { reviews } from '@/lib/sandbox/shops/demo/northlight/reviews.data';
import { resolveTimestamp } from '@/lib/sandbox/shops/timestamps';
import type { Question } from '@/lib/storefront/data/questions';
import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { CATALOG } from './catalog.data';

/** The day of the recording. */
const RECORDED = new Date('2026-11-22T09:00:00Z');

const dateOf = (createdAt: string) => resolveTimestamp(createdAt, RECORDED).toISOString();

interface Author {
  customerId?: number | null | undefined;
  guestName?: string | null | undefined;
}

function nameOf({ customerId, guestName }: Author): string {
  const person = [...reviewers, ...Object.values(people)].find(({ id }) => id === customerId);
  return person ? `${person.firstName} ${person.lastName.charAt(0)}.` : (guestName ?? '');
}

/** The published reviews of a product, or of all products, the newest first. */
export function publishedReviews(productId?: number): PublishedReview[] {
  const published = reviews.filter(
    (review) => review.isPublished && (productId ? review.productId === productId : true),
  );
  return published.toReversed().map((review) => {
    const product = CATALOG.find(({ id }) => id === review.productId);
    return {
      id: review.id,
      title: review.title ?? null,
      body: review.body,
      rate: review.rate,
      images: review.images ?? [],
      votes: review.votes?.length ?? 0,
      isPinned: review.isPinned === true,
      isVerifiedBuyer: review.isVerifiedBuyer === true,
      createdAt: dateOf(review.createdAt),
      customerDisplayName: nameOf(review),
      product: product ? { id: product.id, handle: product.handle } : null,
      reply: review.reply ? { ...review.reply, body: review.reply.body ?? null } : null,
    };
  });
}

/** Reviews with five stars, the newest first. */
export function bestReviews(productId?: number): PublishedReview[] {
  return publishedReviews(productId)
    .filter(({ rate, product }) => rate === 5 && product)
    .slice(0, 4);
}

/** The published questions about a product, the newest first. */
export function publishedQuestions(productId: number): Question[] {
  return questions
    .filter((question) => question.isPublished && question.productId === productId)
    .toReversed()
    .map((question) => ({
      id: question.id,
      body: question.body,
      createdAt: dateOf(question.createdAt),
      customerDisplayName: nameOf(question),
      isAnswerable: false,
      answers: (question.answers ?? []).map(({ id, customerId, body, createdAt }) => ({
        id,
        body,
        createdAt: dateOf(createdAt),
        customer: customerId ? { shopifyCustomerId: customerId, email: null, phone: null } : null,
      })),
    }));
}
