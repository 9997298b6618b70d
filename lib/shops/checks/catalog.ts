import type { Shop } from '../shop-file.schema';
import { locate, type Report, reportDuplicates, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

/** Checks products, orders and galleries. */
export function checkCatalog(shop: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(report, locate(shop.products, 'id', 'products'), 'Ids of products are unique.');
  reportDuplicates(
    report,
    shop.products.flatMap((product, at) =>
      locate(product.variants, 'id', 'products', at, 'variants'),
    ),
    'Ids of variants are unique in the shop.',
  );
  checkOrders(shop, index, report);
  checkGalleries(shop, index, report);
}

function checkOrders(shop: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(report, locate(shop.orders, 'id', 'orders'), 'Ids of orders are unique.');
  for (const [at, order] of shop.orders.entries()) {
    const { customerId, items, total, refundedAmount, punchedRuleIds } = order;
    reportUnknown(report, ['orders', at, 'customerId'], customerId, index.customers, 'a customer');
    if (refundedAmount > total) {
      report(['orders', at, 'refundedAmount'], 'is above `total`. Correct one of them.');
    }
    for (const [position, ruleId] of punchedRuleIds.entries()) {
      const keys = ['orders', at, 'punchedRuleIds', position];
      reportUnknown(report, keys, ruleId, index.earningRules, 'an earning rule');
    }
    reportDuplicates(
      report,
      locate(items, 'variantId', 'orders', at, 'items'),
      'Put the quantities of a variant into one item.',
    );
    for (const [item, { variantId }] of items.entries()) {
      const keys = ['orders', at, 'items', item, 'variantId'];
      reportUnknown(report, keys, variantId, index.variants, 'a variant');
    }
  }
}

function checkGalleries(shop: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(
    report,
    locate(shop.galleries, 'id', 'galleries'),
    'Ids of galleries are unique.',
  );
  for (const [at, { media }] of shop.galleries.entries()) {
    const path = ['galleries', at, 'media'] as const;
    reportDuplicates(report, locate(media, 'postId', ...path), 'A gallery shows a post once.');
    for (const [medium, { productIds }] of media.entries()) {
      const keys = [...path, medium, 'productIds'];
      reportDuplicates(
        report,
        productIds.map((value, position) => ({ keys: [...keys, position], value })),
        'Name each product once.',
      );
      for (const [position, productId] of productIds.entries()) {
        reportUnknown(report, [...keys, position], productId, index.products, 'a product');
      }
    }
  }
}
