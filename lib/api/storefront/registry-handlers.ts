import { listSoldProducts } from '../catalog/products';
import { limits } from '../contract/limits';
import { actingCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import type { ActingContext } from '../http/context';
import { implement } from '../http/implement';
import { StorefrontError } from '../http/storefront-error';
import { lockCustomer } from '../rewards/earning/points-store';
import { giftRegistry, saveGiftRegistry } from './registries.contract';
import {
  countRegistries,
  findRegistry,
  insertRegistry,
  type RegistryRow,
  updateRegistry,
} from './registry-store';

type Items = RegistryRow['items'];

/** Operations of gift registries, which only customers have. */
export const registryHandlers = [
  implement(giftRegistry, async (context) => {
    const { query, transaction } = context;
    const customer = await actingCustomer(context, undefined, 'customerUnknown');
    const registry = await findRegistry(transaction, customer, query.registryId);
    if (!registry) throw new StorefrontError('registryNotFound');
    const { id, title, eventType, eventDate, note, isPrivate, items } = registry;
    return { registryId: id, title, eventType, eventDate, note, isPrivate, items };
  }),

  implement(saveGiftRegistry, async (context) => {
    const { body, transaction, shop } = context;
    const { registryId, productId, variantId, ...fields } = body;
    const acting = await actingCustomer(context, undefined, 'customerUnknown');
    // Locked, so that the limits are exact.
    const customer = await lockCustomer(context, acting);
    const registry =
      registryId === undefined ? null : await findRegistry(transaction, customer, registryId);
    if (registry === undefined) throw new StorefrontError('registryNotFound');
    const item = productId === undefined ? [] : [await findItem(context, productId, variantId)];
    const items = withItems(registry?.items ?? [], item);
    if (registry) {
      await updateRegistry(transaction, customer, registry.id, { ...fields, items });
      return { registryId: registry.id };
    }
    if ((await countRegistries(transaction, customer)) >= limits.giftRegistries.perCustomer) {
      throw new StorefrontError('registriesFull');
    }
    const owned = { shopId: shop.id, customerId: customer.id, createdAt: context.now };
    return { registryId: await insertRegistry(transaction, { ...owned, ...fields, items }) };
  }),
];

/** @throws ApiError if the shop doesn't sell the product or the variant */
async function findItem(
  context: ActingContext,
  productId: number,
  variantId: number | undefined,
): Promise<Items[number]> {
  const [product] = await listSoldProducts(context, [productId]);
  if (!product) throw new ApiError('productNotFound');
  const variant = product.variants.find(({ id }) => variantId === undefined || id === variantId);
  if (!variant) throw new ApiError('variantNotFound');
  return { productId, variantId: variant.id };
}

/** Adds items that the list doesn't contain. @throws StorefrontError if it has no room */
function withItems(items: Items, added: Items): Items {
  const contains = ({ variantId }: Items[number]) =>
    items.some((item) => item.variantId === variantId);
  const all = [...items, ...added.filter((item) => !contains(item))];
  if (all.length > limits.giftRegistries.items) throw new StorefrontError('registryFull');
  return all;
}
