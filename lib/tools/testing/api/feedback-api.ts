import { beforeEach } from 'vitest';
import { type FeedbackRows, feedbackRows } from './feedback-rows';
import { createTestApi, type TestApi, type TestApiOptions } from './test-api';
import { testDatabase } from './test-database';

/** The API of the current test. */
export let api: TestApi;
/** Adds rows to the shop of the current test. */
export let rows: FeedbackRows;
/** A product without reviews and questions. */
export let productId: number;
/** A customer without orders, reviews and questions. */
export let customer: Awaited<ReturnType<FeedbackRows['customer']>>;

interface FeedbackOptions {
  /** Columns of the product. */
  product?: { handle: string };
  /** Called before each test. */
  apiOptions?: () => TestApiOptions;
}

/** Prepares the API, a product and a customer for each test of a file. Call it outside tests. */
export function setUpFeedbackApi({ product, apiOptions }: FeedbackOptions = {}): void {
  beforeEach(async () => {
    api = await createTestApi(await testDatabase(), apiOptions?.());
    rows = feedbackRows(api);
    productId = await rows.product(product);
    customer = await rows.customer();
  });
}

/** A timestamp before the one at which tests start. @param day the day of January 2025 */
export const at = (day: number): Date => new Date(Date.UTC(2025, 0, day));
