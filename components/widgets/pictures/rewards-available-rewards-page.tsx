import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { AvailableRewards } from '../rewards/exchange/available-rewards';
import { EXCHANGE_TEXTS } from '../rewards/exchange/exchange-texts.data';
import { RewardCode } from '../rewards/exchange/reward-code';

/** Rewards of the demo shop. Mara has the first one. */
export const REWARDS = [
  {
    id: 1,
    type: 'discount',
    discountType: 'fixed_amount',
    title: '€10 off',
    code: 'THX-7QK2',
    value: 10,
    currency: 'EUR',
    minimumPurchaseAmount: 30,
    expiresAt: '2026-12-22T00:00:00Z',
  },
  {
    id: 2,
    type: 'discount',
    discountType: 'free_shipping',
    title: 'Free shipping',
    code: 'SHIP-0',
    minimumPurchaseAmount: 25,
    maxShippingRate: 9.9,
  },
  {
    id: 3,
    type: 'free_product',
    title: 'Tea sampler',
    code: 'TEA-FREE-3',
    expiresAt: '2027-03-07T00:00:00Z',
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
