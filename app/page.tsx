import type { Metadata } from 'next';
import { Link } from '@/components/link';
import { BasePathBanner } from '@/components/shell/base-path-banner';
import { WidgetPicture } from '@/components/widgets/widget-picture';
import { sitePageMetadata } from '@/lib/docs/metadata';
import { WIDGET_PICTURES } from '@/lib/sdk/widgets/pictures';
import { site } from '@/lib/site';
import styles from './page.module.css';

export const metadata: Metadata = sitePageMetadata('home');

/** The first thing that a visitor sees of the product. */
const SHOWN_WIDGET = 'rewards_pop_up';

const WAYS_IN = [
  {
    title: 'Storefront SDK',
    href: '/docs/Sdk',
    text: 'Put balances, tiers, reviews and wishlists into any page: placeholders that become widgets, methods that always resolve, events you can trust.',
  },
  {
    title: 'Webhooks',
    href: '/docs/Webhooks',
    text: 'Signed deliveries for 17 topics: points, rewards, tiers, reviews, questions and wishlist items, with receivers to copy.',
  },
  {
    title: 'Private API',
    href: '/api',
    text: 'Server to server: customers and points, rewards, reviews, questions, gallery and wishlists, in 47 calls with one error body.',
  },
];

const TASKS = [
  { title: 'Load and initialise the SDK', href: '/docs/Sdk/sdk_initialization' },
  { title: 'Build a custom storefront', href: '/docs/Sdk/custom_storefront' },
  { title: 'Redeem points for a reward', href: '/docs/Sdk/modules/rewards/methods/redeemReward' },
  {
    title: 'Save a product to a wishlist',
    href: '/docs/Sdk/modules/wishlists/methods/createWishlistItem',
  },
  { title: 'Receive your first webhook', href: '/docs/Webhooks/start_using' },
];

export default function HomePage() {
  return (
    <main id="content" tabIndex={-1} className={styles.root}>
      <BasePathBanner />
      <section className={styles.hero}>
        <div>
          <h1>{site.tagline}</h1>
          <p>{site.description}</p>
          <p className={styles.actions}>
            <Link href="/docs" className={styles.primary} data-prefetch="">
              Read the documentation
            </Link>
            <Link href="/docs/Sdk/sdk_initialization" className={styles.secondary} data-prefetch="">
              Start in five minutes
            </Link>
          </p>
        </div>
        <div className={styles.picture}>
          <WidgetPicture of={SHOWN_WIDGET} alt={WIDGET_PICTURES[SHOWN_WIDGET]} />
        </div>
      </section>
      <section aria-labelledby="ways-in">
        <h2 id="ways-in">Ways in</h2>
        <ul className={styles.ways}>
          {WAYS_IN.map(({ title, href, text }) => (
            <li key={href}>
              <h3>
                <Link href={href}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tasks">
        <h2 id="tasks">What developers do first</h2>
        <ol className={styles.tasks}>
          {TASKS.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
