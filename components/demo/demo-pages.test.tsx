import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import InvitationPage from '@/app/demo/invitation/page.demo';
import ReviewsPage from '@/app/demo/reviews/page.demo';
import SharedWishlistPage from '@/app/demo/shared-wishlist/page.demo';
import WishlistsPage from '@/app/demo/wishlists/page.demo';
import { WIDGETS } from '@/lib/content/sdk/widgets';
import { DemoAccount } from './account';
import { DemoCart } from './cart';
import { CATALOG, type CatalogProduct } from './catalog.data';
import { DemoHome } from './home';
import { DEMO_PAGES, type DemoPageName } from './pages.data';
import { ProductDetails } from './product-details';
import { ProductList } from './product-list';
import { DemoRewards } from './rewards';

const CONTENT: Readonly<Record<DemoPageName, ReactElement>> = {
  home: <DemoHome />,
  products: <ProductList products={CATALOG} />,
  product: <ProductDetails {...(CATALOG[0] as CatalogProduct)} />,
  cart: <DemoCart />,
  account: <DemoAccount />,
  rewards: <DemoRewards />,
  reviews: <ReviewsPage />,
  wishlists: <WishlistsPage />,
  sharedWishlist: <SharedWishlistPage />,
  invitation: <InvitationPage />,
};

/** Widgets of the frame around each page. */
const FRAME = new Set([
  'wishlists_go_to_wishlist_header',
  'reviews_drawer',
  'wishlists_drawer',
  'rewards_pop_up_root',
  'rewards_pop_up',
]);

it.each(Object.entries(CONTENT))('%s has the widgets that its footer lists', (name, content) => {
  const html = renderToStaticMarkup(content);
  const found = WIDGETS.filter(({ placeholderClass }) => html.includes(`"${placeholderClass}"`))
    .map((widget) => widget.name)
    .filter((widget) => !FRAME.has(widget));
  const listed = DEMO_PAGES[name as DemoPageName].widgets.filter((widget) => !FRAME.has(widget));
  expect(found.sort()).toEqual([...listed].sort());
});

it('has a place for every widget', () => {
  const placed = Object.values(DEMO_PAGES).flatMap(({ widgets }): string[] => [...widgets]);
  const missing = WIDGETS.map(({ name }) => name).filter(
    (name) => !placed.includes(name) && !FRAME.has(name),
  );
  expect(missing).toEqual([]);
});
