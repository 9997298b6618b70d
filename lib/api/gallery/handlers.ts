import { findProduct } from '../catalog/products';
import { ApiError } from '../http/api-error';
import type { HandlerContext } from '../http/context';
import { implement } from '../http/implement';
import { pageFields, pageRange } from '../http/request/page-range';
import { getGalleries, getGalleryMedia, getProductMedia } from './contract';
import {
  hasGallery,
  listGalleries,
  listGalleryMedia,
  listProductMedia,
  type MediaRow,
} from './store';

/** Operations on galleries with what they do. */
export const galleryHandlers = [
  implement(getGalleries, async ({ query, shop, transaction }) => {
    const { rows, totalCount } = await listGalleries(transaction, shop.id, pageRange(query));
    if (totalCount === 0) throw new ApiError('galleriesNotFound');
    const galleries = rows.map(({ id, title }) => ({ galleryId: id, title }));
    return { ...pageFields(query, totalCount), galleries };
  }),

  implement(getProductMedia, async (context) => {
    const { query, shop, transaction } = context;
    const { productId, galleryId } = query;
    await findProduct(context, productId, 'mediaProductNotFound');
    if (galleryId !== undefined) await findGallery(context, galleryId);
    const { rows, totalCount } = await listProductMedia(
      transaction,
      { shopId: shop.id, productId, galleryId },
      pageRange(query),
    );
    return { ...pageFields(query, totalCount), productMedia: rows.map(mediaOf) };
  }),

  implement(getGalleryMedia, async (context) => {
    const { query, shop, transaction } = context;
    const { galleryId } = query;
    await findGallery(context, galleryId);
    const { rows, totalCount } = await listGalleryMedia(
      transaction,
      { shopId: shop.id, galleryId },
      pageRange(query),
    );
    return { ...pageFields(query, totalCount), galleryMedia: rows.map(mediaOf) };
  }),
];

async function findGallery(
  { shop, transaction }: HandlerContext<unknown, unknown>,
  galleryId: number,
): Promise<void> {
  if (!(await hasGallery(transaction, shop.id, galleryId))) throw new ApiError('galleryNotFound');
}

function mediaOf({ postId, caption, link, thumbnail, low, standard }: MediaRow) {
  return { postId, text: caption, link, thumbnail, low, standard };
}
