import type { ModuleMethods } from '../calls/methods.data';
import type { PageModuleContext } from './loaded-modules';

/** Creates the methods of the reviews module. */
export function createModule({ overlays }: PageModuleContext): ModuleMethods['reviews'] {
  return {
    openReviewsDrawer: ({ productId, tab = 'reviews' } = {}) =>
      overlays.open('reviews_drawer', ({ view }) => ({
        productId: productId ?? view.productId,
        tab,
      })),
    closeReviewsDrawer: async () => overlays.close('reviews_drawer'),
  };
}
