import { describe, it } from 'vitest';
import { testDatabase } from '../../../tools/testing/api/test-database';
import { raceForLimit, raceForPoints, raceForTier, raceForUses } from './races.fixture';

describe('parallel requests', () => {
  it('get no more rewards than the limit of a rule', async () => {
    await raceForLimit(await testDatabase(), 50);
  });

  it('spend no more points than there are, and each redemption is fulfilled once', async () => {
    await raceForPoints(await testDatabase(), 50);
  });

  it('redeem a rule no more often than its limit', async () => {
    await raceForUses(await testDatabase(), 20);
  });

  it('reach a tier once', async () => {
    await raceForTier(await testDatabase(), 20);
  });
});
