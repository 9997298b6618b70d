import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { personalSource, type Source } from './shop-data';

/** Whether and how a customer or guest can review a product. */
export interface ReviewPermission {
  isGuest: boolean;
  /** Why not, as an English sentence for the customer; `null` if the product can be reviewed. */
  problem: string | null;
}

/** Creates the source of what a customer or guest may do. */
export const reviewPermission = (
  { requests, tokens }: Pick<ModuleContext, 'requests' | 'tokens'>,
  productId: number,
): Source<ReviewPermission> =>
  personalSource('reviews', `review permission ${productId}`, async () => {
    const path = '/v2/reviews/canCreateReview';
    const read = await requests.read<{ message: string | null }>(path, { productId });
    if (hasFailed(read)) return read;
    const isGuest = tokens.accepted?.session.role !== 'customer';
    return successWith({ isGuest, problem: read.data.message });
  });
