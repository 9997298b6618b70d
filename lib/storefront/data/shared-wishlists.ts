import type { ErrorCode } from '../constants';
import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import type { Products, ShopProduct } from './products';
import type { Source } from './shop-data';

/** A wishlist that a share link shows. */
export interface SharedList {
  wishlistId: number;
  wishlistTitle: string;
  /** Oldest first, without products that the shop no longer sells. */
  items: { variantId: number; product: ShopProduct }[];
}

interface StoredList extends Pick<SharedList, 'wishlistId' | 'wishlistTitle'> {
  items: { product: { id: number; variantId: number } }[];
}

/** The codes of tokens that no link has, or can't have. */
const NO_LINK: readonly ErrorCode[] = ['NOT_FOUND', 'INVALID_ARGUMENTS'];

/**
 * Creates the source of the wishlists of a share link, with their products; `null` if there is no such link, or if its
 * lists are private now.
 */
export function createSharedWishlists(
  { requests }: Pick<ModuleContext, 'requests'>,
  products: Products,
): (shareToken: string) => Source<SharedList[] | null> {
  return (shareToken) => ({
    key: `shared ${shareToken}`,
    area: 'wishlists',
    isPersonal: false,
    async read() {
      const path = '/v2/wishlists/getWishlists';
      const read = await requests.read<{ wishlists: StoredList[] }>(path, { shareToken });
      if (hasFailed(read)) {
        return NO_LINK.includes(`${read.error.code}`) ? successWith(null) : read;
      }
      const { wishlists } = read.data;
      if (wishlists.length === 0) return successWith(null);
      const ids = wishlists.flatMap(({ items }) => items.map(({ product }) => product.id));
      const sold = await products.ofProducts([...new Set(ids)]).read();
      if (hasFailed(sold)) return sold;
      const byId = new Map(sold.data.map((product) => [product.productId, product]));
      return successWith(
        wishlists.map(({ wishlistId, wishlistTitle, items }) => ({
          wishlistId,
          wishlistTitle,
          items: items.flatMap(({ product: { id, variantId } }) => {
            const product = byId.get(id);
            return product ? [{ variantId, product }] : [];
          }),
        })),
      );
    },
  });
}
