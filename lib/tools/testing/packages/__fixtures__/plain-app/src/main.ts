import { getRewardsVipTiers } from '@laurel/sdk/rewards';
import { whenBothAreReady } from './rewards-and-wishlists';
import { startLaurel } from './start';

void whenBothAreReady(async () => {
  const result = await getRewardsVipTiers();
  document.querySelector('output')?.append(result.status);
});
void startLaurel();
