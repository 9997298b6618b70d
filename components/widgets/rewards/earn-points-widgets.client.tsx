import { createOrderPoints, type OrderPoints } from '@/lib/storefront/data/order-points';
import type { LiveWidget, WidgetFamily } from '../live/live-widget.client';
import { perShop } from '../live/shop.client';
import { CartPoints } from './earn/cart-points.client';
import { EarnPoints } from './earn/earn-points';
import { ProductPoints } from './earn/product-points.client';
import { EARN_TEXTS } from './earn/texts.data';

const orderPoints = perShop(({ context }) => createOrderPoints(context));

type EarnWidget = LiveWidget<OrderPoints, typeof EARN_TEXTS.en>;

const ofProduct: EarnWidget = {
  sourceFor: (_, shop) => orderPoints(shop),
  render: (orders, context) => orders !== null && <ProductPoints {...context} orders={orders} />,
};

const ofCart: EarnWidget = {
  sourceFor: (_, shop) => orderPoints(shop),
  render(orders, context) {
    if (orders === null) return null;
    if (!orders) return <EarnPoints by="order" points={undefined} texts={context.texts} />;
    return <CartPoints {...context} orders={orders} />;
  },
};

/** The widgets with the points of purchases. */
export const family: WidgetFamily = {
  translations: EARN_TEXTS,
  widgets: { rewards_earn_points_product_page: ofProduct, rewards_earn_points_cart_page: ofCart },
};
