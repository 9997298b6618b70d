import { withBasePath } from '@/lib/site/config/base-path';
import type { ModifyURLFunction, URLType } from '@/lib/storefront/declared';
import { CATALOG } from './catalog.data';
import { DEMO_PAGES, productPath, SIGN_IN } from './pages.data';

/** The page of the demo shop for each kind of link besides those to products. */
const PATHS: Readonly<Record<Exclude<URLType, 'product'>, string>> = {
  cart: DEMO_PAGES.cart.path,
  checkout: DEMO_PAGES.cart.path,
  login: DEMO_PAGES.account.path,
  register: DEMO_PAGES.account.path,
  rewards_page: DEMO_PAGES.rewards.path,
  reviews_page: DEMO_PAGES.reviews.path,
  wishlists_page: DEMO_PAGES.wishlists.path,
  shared_wishlists_page: DEMO_PAGES.sharedWishlist.path,
};

/** The page of the demo shop that a link of a widget leads to. */
export const shopUrl: ModifyURLFunction = (url, { type, handle, productId }) => {
  const { search } = new URL(url, location.href);
  if (type === 'login' || type === 'register')
    return `${withBasePath(PATHS[type])}${search}#${SIGN_IN}`;
  if (type !== 'product') return withBasePath(PATHS[type]) + search;
  const known = CATALOG.find((product) => product.id === productId)?.handle ?? handle;
  return known ? withBasePath(productPath(known)) + search : url;
};
