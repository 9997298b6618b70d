import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { EXCHANGE_TEXTS } from '../rewards/exchange/exchange-texts.data';
import { WaysToEarn } from '../rewards/exchange/ways-to-earn';

const points = (points: number, spentAmount?: number) =>
  ({ type: 'points', points, ...(spentAmount && { spentAmount }) }) as const;

const FIFTEEN_PERCENT = {
  type: 'discount',
  discountType: 'percentage',
  value: 15,
} as const;

const EARNING = {
  customer: { birthday: '06-11' },
  rules: [
    { type: 'place_order', title: 'Order something', rewarding: points(2, 1), completed: false },
    { type: 'birthday_gift', title: 'Birthday', rewarding: FIFTEEN_PERCENT, completed: false },
    { type: 'create_account', title: 'Create an account', rewarding: points(50), completed: true },
    { type: 'leave_review', title: 'Review a product', rewarding: points(20), completed: false },
  ].map((rule, id) => ({ ...rule, id })),
};

/** The earning rules, each with its button or a check mark. */
export function WaysToEarnPicture({ limit = null }: { limit?: number | null } = {}) {
  return (
    <Scene size="wide">
      <WaysToEarn
        currency="EUR"
        earning={EARNING}
        limit={limit}
        texts={createTexts('en', EXCHANGE_TEXTS)}
      />
    </Scene>
  );
}
