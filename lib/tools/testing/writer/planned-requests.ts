import type { OperationId } from '../../../api/operations';

/** Shop of a writer's requests. Each number of a request identifies rows that no other request uses. */
export interface WriterShop {
  shopId: number;
  /** Access token with all scopes. */
  token: string;
  customers: string[];
  /** A flexible rule: 1 point each. */
  spendingRuleId: number;
  reviewIds: number[];
  productIds: number[];
  /** Products that only the wishlists of the sessions contain, one in each. */
  sessionProductIds: number[];
}

/** A write that always succeeds, and what it leaves behind. */
export interface PlannedRequest {
  operation: OperationId;
  body: object;
  idempotencyKey: string;
  /** The row that it adds, as `readEffects` names it. */
  effect: string;
  /** The event that it emits, as `readEvents` names it. */
  event: string | null;
}

/** Requests of one writer process. */
export const REQUESTS_OF_RUN = 500;

const KINDS = 7;
/** Requests of each kind of one writer process. */
export const REQUESTS_OF_KIND = Math.ceil(REQUESTS_OF_RUN / KINDS);

export function sessionTokenOf(run: number, ordinal: number): string {
  return `ses_${run}_${ordinal}`;
}

function keyOf(run: number, number: number): string {
  return `run-${run}-request-${number}`;
}

/** A request by its number. Parent and child process compute the same. */
export function plannedRequest(shop: WriterShop, run: number, number: number): PlannedRequest {
  const ordinal = Math.floor(number / KINDS);
  // Counts the requests of a kind over all runs.
  const serial = run * REQUESTS_OF_KIND + ordinal;
  const customerIdentifier = at(shop.customers, serial);
  const round = Math.floor(serial / shop.customers.length);
  const idempotencyKey = keyOf(run, number);
  const points = serial + 1;
  switch (number % KINDS) {
    case 0:
      return {
        operation: 'updateBalance',
        body: { customerIdentifier, balanceDelta: points },
        idempotencyKey,
        effect: `manual ${points}`,
        event: `manual ${points}`,
      };
    case 1:
      return {
        operation: 'redeem',
        body: { customerIdentifier, ruleId: shop.spendingRuleId, pointsToSpend: points },
        idempotencyKey,
        effect: `redeem ${-points}`,
        event: `redeem ${-points}`,
      };
    case 2: {
      const productId = at(shop.productIds, round);
      return {
        operation: 'createReview',
        body: { customerIdentifier, productId, rate: 5, body: idempotencyKey },
        idempotencyKey,
        effect: `review ${idempotencyKey}`,
        event: `review ${idempotencyKey}`,
      };
    }
    case 3: {
      const reviewId = at(shop.reviewIds, round);
      return {
        operation: 'createVote',
        body: { customerIdentifier, reviewId },
        idempotencyKey,
        effect: `vote ${customerIdentifier} ${reviewId}`,
        event: null,
      };
    }
    case 4: {
      const productId = at(shop.productIds, round);
      return {
        operation: 'createWishlistItem',
        body: { customerIdentifier, productId },
        idempotencyKey,
        effect: `item ${customerIdentifier} ${productId}`,
        event: `created ${customerIdentifier} ${productId}`,
      };
    }
    case 5: {
      const productId = at(shop.productIds, round);
      return {
        operation: 'createQuestion',
        body: { customerIdentifier, productId, body: idempotencyKey },
        idempotencyKey,
        effect: `question ${idempotencyKey}`,
        event: `question ${idempotencyKey}`,
      };
    }
    default: {
      const productId = at(shop.sessionProductIds, serial);
      return {
        operation: 'attachSessionToken',
        body: { customerIdentifier, sessionToken: sessionTokenOf(run, ordinal) },
        idempotencyKey,
        effect: `item ${customerIdentifier} ${productId}`,
        event: `updated ${customerIdentifier} ${productId}`,
      };
    }
  }
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
