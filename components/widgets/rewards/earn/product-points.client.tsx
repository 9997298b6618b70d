import { type OrderPoints, pointsOfOrder } from '@/lib/storefront/data/order-points';
import type { ShopProduct } from '@/lib/storefront/data/products';
import type { WidgetView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import { type LiveContext, Problem } from '../../live/live-widget.client';
import { products } from '../../live/shop-products.client';
import { useSource } from '../../live/use-source.client';
import { EarnPoints } from './earn-points';
import type { EARN_TEXTS } from './texts.data';

interface ProductPointsProps extends LiveContext<typeof EARN_TEXTS.en> {
  /** `undefined` while they load. */
  orders: NonNullable<OrderPoints> | undefined;
}

/** The points that the product of the view earns. */
export function ProductPoints({ orders, view, shop, texts }: ProductPointsProps) {
  // Placeholders render it only with a product.
  const source = products(shop).ofProduct(view.productId as number);
  const product = useSource(shop, source);
  if (product && hasFailed(product)) {
    return <Problem onRetry={() => shop.data.retry(source)} shop={shop} />;
  }
  const price = product && orders && priceOf(view, product.data);
  const quantity = view.attributes.quantity as number;
  return (
    <EarnPoints
      by="product"
      joinUrl={orders?.isGuest ? view.linkTo('register') : undefined}
      multiplier={orders?.multiplier}
      points={orders && price !== undefined ? pointsOfOrder(price * quantity, orders) : undefined}
      texts={texts}
    />
  );
}

/** The price of one unit; 0 if it earns nothing, or isn't known. The first variant is the default. */
function priceOf({ attributes, variantId }: WidgetView, product: ShopProduct | null): number {
  const { earnsPoints = true, variants = [] } = product ?? {};
  const variant = variants.find((each) => each.variantId === (variantId ?? each.variantId));
  return earnsPoints ? ((attributes.price as number | null) ?? variant?.price ?? 0) : 0;
}
