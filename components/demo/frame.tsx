import './demo-palette.css';
import '../widgets/shop-colors.css';
import type { ReactNode } from 'react';
import { getWidget } from '@/lib/content/sdk/widgets';
import { DEMO_CONTROL, DEMO_OUTPUT, DEMO_SHOP, hook } from '@/lib/site/config/hooks';
import { site } from '@/lib/site/config/site';
import { Icon as SiteIcon } from '../icon';
import { Link } from '../link';
import { ColorModeToggle } from '../shell/color-mode/color-mode-toggle';
import { Icon } from '../widgets/parts/icon';
import { HeaderLink } from '../widgets/wishlists/header-link';
import styles from './frame.module.css';
import { DEMO_PAGES, type DemoPage, type DemoPageName } from './pages.data';
import { wishlistTexts } from './recorded';
import { WidgetPlace } from './widget-place';

const NAVIGATION = ['products', 'rewards', 'reviews', 'account'] as const;
const MORE = ['wishlists', 'sharedWishlist', 'invitation', 'cart'] as const;

/** Everything around the content of a page of the demo shop. */
export function DemoFrame({ page, children }: { page: DemoPageName; children: ReactNode }) {
  return (
    <div className={styles.shop} {...hook(DEMO_SHOP, page)}>
      <DemoBar />
      <header className={styles.header}>
        <Link href={DEMO_PAGES.home.path} className={styles.brand}>
          Northlight
        </Link>
        <nav aria-label="Shop" className={styles.links}>
          {NAVIGATION.map((name) => (
            <Link
              key={name}
              href={DEMO_PAGES[name].path}
              aria-current={name === page ? 'page' : undefined}
            >
              {name === 'products' ? 'Shop' : DEMO_PAGES[name].title}
            </Link>
          ))}
        </nav>
        <div className={styles.end}>
          <ColorModeToggle />
          <WidgetPlace of="wishlists_go_to_wishlist_header">
            <HeaderLink count={0} texts={wishlistTexts} />
          </WidgetPlace>
          <Link href={DEMO_PAGES.cart.path} className={styles.cart} aria-label="Cart">
            <Icon name="bag" />
            <span {...hook(DEMO_OUTPUT, 'count')} />
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <DemoFooter page={page} />
      <Overlays page={page} />
    </div>
  );
}

/** Says that the shop is a demonstration, and has the buttons that start it. */
function DemoBar() {
  return (
    <aside aria-label="Demonstration" className={styles.bar}>
      <Link href="/docs/Sdk" className={styles.back}>
        <SiteIcon name="logo" />
        {site.title}
      </Link>
      <p {...hook(DEMO_OUTPUT, 'status')} role="status">
        A demonstration: nothing is sold here.
      </p>
      <div className={`${styles.controls} script-only`}>
        <button type="button" {...hook(DEMO_CONTROL, 'start')}>
          Start the live shop
        </button>
        <button type="button" aria-expanded="false" {...hook(DEMO_CONTROL, 'panel')}>
          Developer panel
        </button>
      </div>
    </aside>
  );
}

/** The overlays of a page. They need no room until they open. */
function Overlays({ page }: { page: DemoPageName }) {
  const hasReviews = page === 'home' || page === 'products';
  return (
    <>
      <WidgetPlace
        of="reviews_drawer"
        attributes={{ position: 'left', launcher: String(hasReviews) }}
      />
      <WidgetPlace of="wishlists_drawer" attributes={{ launcher: 'false' }} />
      {/* The rewards page has no pop-up, and the cart page opens it with another button. */}
      {page === 'cart' && <WidgetPlace of="rewards_pop_up" />}
      {page !== 'cart' && page !== 'rewards' && <WidgetPlace of="rewards_pop_up_root" />}
    </>
  );
}

/** The widgets of every page. */
const SHARED = [
  'wishlists_go_to_wishlist_header',
  'reviews_drawer',
  'wishlists_drawer',
  'rewards_pop_up_root',
] as const;

function DemoFooter({ page }: { page: DemoPageName }) {
  const names = [...DEMO_PAGES[page].widgets, ...SHARED];
  const widgets = names.map(getWidget);
  return (
    <footer className={styles.footer}>
      <section aria-labelledby="demo-about">
        <h2 id="demo-about">About this shop</h2>
        <p>
          Northlight exists to show the widgets of {site.name} at work. Its products are fictional,
          its cart stays in this browser, and no order is real. Until you start the live shop, its
          widgets show recorded data.
        </p>
        <p>
          <Link href="/docs/Sdk/custom_storefront">How a shop like this is built</Link>
        </p>
      </section>
      <nav aria-labelledby="demo-widgets">
        <h2 id="demo-widgets">Widgets of this page</h2>
        <ul className={styles.widgets}>
          {widgets.map(({ name, title, slug }) => (
            <li key={name}>
              <Link href={`/docs/${slug}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="demo-pages">
        <h2 id="demo-pages">More of the shop</h2>
        <ul className={styles.widgets}>
          {MORE.map((name): DemoPage => DEMO_PAGES[name]).map(({ path, query = '', title }) => (
            <li key={path}>
              <Link href={path + query}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
