import { describe, it } from 'vitest';
import { testDatabase } from '../../tools/testing/api/test-database';
import { raceForReply, raceForReview, raceForVote } from './races.fixture';

describe('parallel requests', () => {
  it('store one vote of a customer, and remove it once', async () => {
    await raceForVote(await testDatabase(), 50);
  });

  it('store one reply to a review', async () => {
    await raceForReply(await testDatabase(), 50);
  });

  it('store one review of a product by a customer', async () => {
    await raceForReview(await testDatabase(), 50);
  });
});
