import { createTexts } from '../live/texts';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { EXCHANGE_TEXTS } from '../rewards/exchange/exchange-texts.data';
import { WaysToSpend } from '../rewards/exchange/ways-to-spend';

const shared = {
  isFlexible: false,
  value: null,
  currency: 'EUR',
  isRedeemable: true,
  notRedeemableReason: null,
};

const SPENDING = {
  customer: { pointsBalance: 320 },
  rules: [
    {
      ...shared,
      id: 1,
      type: 'free_shipping',
      title: 'Free shipping',
      pointsPrice: 150,
      minimumPurchaseAmount: 30,
    },
    {
      ...shared,
      id: 2,
      type: 'fixed_amount',
      title: 'Choose your discount',
      isFlexible: true,
      pointsPrice: null,
      pointsPerUnit: 20,
      minPointsToSpend: 100,
      maxPointsToSpend: 1000,
    },
    {
      ...shared,
      id: 3,
      type: 'free_product',
      title: 'Free candle',
      pointsPrice: 400,
      isRedeemable: false,
      notRedeemableReason: 'notEnoughPoints',
    },
  ],
} as const;

/** The rewards that points can buy: at a fixed price, for points of choice, and one that is too expensive. */
export function WaysToSpendPicture() {
  return (
    <Scene size="wide">
      <WaysToSpend
        currency="EUR"
        photoOf={({ type }) => type === 'free_product' && <Photo of="candle" />}
        spending={SPENDING}
        texts={createTexts('en', EXCHANGE_TEXTS)}
      />
    </Scene>
  );
}
