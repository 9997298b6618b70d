import { and, asc, countDistinct, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { galleries, media, mediaProducts } from '../database/tables/gallery';

export type GalleryRow = typeof galleries.$inferSelect;
export type MediaRow = typeof media.$inferSelect;

/** A page of a list: how many entries are skipped, and how many it holds at most. */
export interface Page {
  offset: number;
  limit: number;
}

/** A page of galleries, the oldest first, and how many the shop has. */
export async function listGalleries(
  transaction: Transaction,
  shopId: number,
  { offset, limit }: Page,
): Promise<{ rows: GalleryRow[]; totalCount: number }> {
  const condition = eq(galleries.shopId, shopId);
  const rows = await transaction
    .select()
    .from(galleries)
    .where(condition)
    .orderBy(asc(galleries.id))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount: await transaction.$count(galleries, condition) };
}

/** Whether the shop has a gallery. */
export async function hasGallery(
  transaction: Transaction,
  shopId: number,
  galleryId: number,
): Promise<boolean> {
  const isGallery = isRow(galleries, shopId, galleryId);
  return (await transaction.$count(galleries, isGallery)) > 0;
}

/** A page of the media of a gallery, the newest first, and how many it has. */
export async function listGalleryMedia(
  transaction: Transaction,
  { shopId, galleryId }: { shopId: number; galleryId: number },
  { offset, limit }: Page,
): Promise<{ rows: MediaRow[]; totalCount: number }> {
  const condition = and(eq(media.shopId, shopId), eq(media.galleryId, galleryId));
  const rows = await transaction
    .select()
    .from(media)
    .where(condition)
    .orderBy(desc(media.postedAt), desc(media.postId))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount: await transaction.$count(media, condition) };
}

/**
 * A page of the media that show a product, the newest first, and how many there are. A post that several galleries
 * show is listed once.
 */
export async function listProductMedia(
  transaction: Transaction,
  {
    shopId,
    productId,
    galleryId,
  }: { shopId: number; productId: number; galleryId?: number | undefined },
  { offset, limit }: Page,
): Promise<{ rows: MediaRow[]; totalCount: number }> {
  const condition = and(
    eq(mediaProducts.shopId, shopId),
    eq(mediaProducts.productId, productId),
    galleryId === undefined ? undefined : eq(mediaProducts.galleryId, galleryId),
  );
  const [total] = await transaction
    .select({ posts: countDistinct(mediaProducts.postId) })
    .from(mediaProducts)
    .where(condition);
  const posts = transaction
    .selectDistinctOn([media.postId], getTableColumns(media))
    .from(mediaProducts)
    .innerJoin(
      media,
      and(
        eq(media.shopId, mediaProducts.shopId),
        eq(media.galleryId, mediaProducts.galleryId),
        eq(media.postId, mediaProducts.postId),
      ),
    )
    .where(condition)
    .orderBy(media.postId, media.galleryId)
    .as('posts');
  const rows = await transaction
    .select()
    .from(posts)
    .orderBy(desc(posts.postedAt), desc(posts.postId))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount: total?.posts ?? 0 };
}
