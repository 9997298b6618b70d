import { createTexts } from '../live/texts';
import { Scene } from '../parts/scene';
import { EXCHANGE_TEXTS } from '../rewards/exchange/exchange-texts.data';
import { WaysToEarn } from '../rewards/exchange/ways-to-earn';

const points = (points: number, spentAmount?: number) =>
  ({ type: 'points', points, ...(spentAmount && { spentAmount }) }) as const;

const EARNING = {
  customer: { birthday: null },
  rules: [
    { type: 'place_order', title: 'Place an order', rewarding: points(2, 1), completed: false },
    { type: 'leave_review', title: 'Review a product', rewarding: points(50), completed: false },
    { type: 'birthday_gift', title: 'Your birthday', rewarding: points(100), completed: false },
    { type: 'create_account', title: 'Open an account', rewarding: points(50), completed: true },
  ].map((rule, id) => ({ ...rule, id })),
};

/** The earning rules, each with its button or a check mark. */
export function WaysToEarnPicture() {
  return (
    <Scene size="wide">
      <WaysToEarn currency="EUR" earning={EARNING} texts={createTexts('en', EXCHANGE_TEXTS)} />
    </Scene>
  );
}
