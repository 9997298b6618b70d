import { wishlistItemHandlers } from './item-handlers';
import { wishlistListHandlers } from './list-handlers';
import { wishlistReadHandlers } from './read-handlers';

/** Operations on wishlists with what they do. */
export const wishlistHandlers = [
  ...wishlistReadHandlers,
  ...wishlistItemHandlers,
  ...wishlistListHandlers,
];
