import { useEffect, useState } from 'react';
import { type OrderPoints, pointsOfOrder } from '@/lib/storefront/data/order-points';
import type { ModuleContext } from '@/lib/storefront/modules/loaded-modules';
import { cartOf } from '@/lib/storefront/page/theme-cart';
import { guarded, hasFailed, type Result, successWith } from '@/lib/storefront/results';
import { type LiveContext, Problem } from '../../live/live-widget.client';
import { EarnPoints } from './earn-points';
import type { EARN_TEXTS } from './texts.data';

interface CartPointsProps extends LiveContext<typeof EARN_TEXTS.en> {
  orders: NonNullable<OrderPoints>;
}

/** The points that the cart earns, for the total that the page or its cart gives. */
export function CartPoints({ orders, view, shop, texts }: CartPointsProps) {
  const given = view.attributes['cart-total'] as number | null;
  const [read, setRead] = useState<Result<number>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    if (given === null) void totalOf(shop.context).then(setRead);
  }, [given === null, tries]);
  const hasProblem = read !== undefined && hasFailed(read);
  if (hasProblem && given === null) {
    return <Problem onRetry={() => setTries(tries + 1)} shop={shop} />;
  }
  const total = given ?? (hasProblem ? undefined : read?.data);
  return (
    <EarnPoints
      by="order"
      joinUrl={orders.isGuest ? view.linkTo('register') : undefined}
      multiplier={orders.multiplier}
      points={total === undefined ? undefined : pointsOfOrder(total, orders)}
      texts={texts}
    />
  );
}

/** Reads the total of the cart. In another currency than that of the shop, nothing can be computed with it. */
async function totalOf(context: ModuleContext): Promise<Result<number>> {
  const read = await guarded(async () => {
    const { total, currency } = await cartOf(context).getCart();
    return successWith(currency === context.session.shop.currency ? total : 0);
  });
  if (hasFailed(read)) context.log.warn(`The cart can't be read: ${read.error.message}`);
  return read;
}
