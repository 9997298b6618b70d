import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { AvailableRewards } from '../rewards/exchange/available-rewards';
import { EXCHANGE_TEXTS } from '../rewards/exchange/exchange-texts.data';
import { RewardCode } from '../rewards/exchange/reward-code';

const REWARDS = [
  {
    id: 1,
    type: 'discount',
    title: '€5 off',
    code: 'THX-7QK2',
    minimumPurchaseAmount: 40,
    expiresAt: '2025-04-30T00:00:00Z',
  },
  {
    id: 2,
    type: 'discount',
    discountType: 'free_shipping',
    title: 'Free shipping',
    code: 'SHP-M4XD',
    expiresAt: '2025-05-12T00:00:00Z',
  },
  {
    id: 3,
    type: 'free_product',
    title: 'Free fig candle',
    code: 'GFT-2WRA',
    expiresAt: '2025-05-31T00:00:00Z',
  },
] as const;

/** The available rewards of a customer, as vouchers with their codes. */
export function AvailableRewardsPagePicture() {
  const texts = createTexts('en', EXCHANGE_TEXTS);
  return (
    <Scene>
      <AvailableRewards
        codeOf={(reward) => <RewardCode reward={reward} texts={texts} />}
        currency="EUR"
        rewards={REWARDS}
        texts={texts}
      />
    </Scene>
  );
}
