import { Link } from '../link';
import { WaysToEarnPicture } from '../widgets/pictures/rewards-ways-to-earn';
import { ReviewsTrustBadge } from '../widgets/reviews/trust-badge';
import { CATALOG, productOf } from './catalog.data';
import styles from './home.module.css';
import { DEMO_PAGES } from './pages.data';
import { ProductList } from './product-list';
import { ProductPhoto } from './product-photo';
import { recordedRating, reviewsHref, reviewTexts } from './recorded';
import { RecordedHeader, RecordedList, RecordedSlider } from './recorded-widgets';
import { WidgetPlace } from './widget-place';
import { Columns, WidgetSection } from './widget-section';

const HERO = ['linen-throw', 'stoneware-teapot', 'beeswax-candle'];
const FEATURED = ['wool-scarf', 'enamel-mug', 'beeswax-candle', 'felt-slippers'];

/** The first page of the demo shop. */
export function DemoHome() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>Made for long winters</h1>
          <p>
            Wool, wood, and wax from small workshops, for the months when home is the best place.
          </p>
          <Link href={DEMO_PAGES.products.path} className={styles.button}>
            See all products
          </Link>
          <WidgetPlace of="reviews_trust_badge">
            <ReviewsTrustBadge rating={recordedRating()} texts={reviewTexts} href={reviewsHref} />
          </WidgetPlace>
        </div>
        <div className={styles.photos}>
          {HERO.map((handle) => (
            <ProductPhoto key={handle} image={productOf(handle)?.image ?? ''} />
          ))}
        </div>
      </section>
      <section aria-labelledby="featured">
        <h2 id="featured">Favorites this season</h2>
        <ProductList products={CATALOG.filter(({ handle }) => FEATURED.includes(handle))} />
      </section>
      <WidgetSection
        of="reviews_slider"
        title="What customers say"
        alt="Four of the best reviews, in a row"
        attributes={{ limit: 8 }}
      >
        <RecordedSlider />
      </WidgetSection>
      <section aria-labelledby="rewards" className={styles.rewards}>
        <div>
          <h2 id="rewards">Every order counts</h2>
          <p>Collect points with orders and reviews, and spend them on discounts and gifts.</p>
        </div>
        <Link href={DEMO_PAGES.rewards.path} className={styles.button}>
          How rewards work
        </Link>
      </section>
      <WidgetSection
        of="rewards_ways_to_earn"
        title="Ways to earn points"
        attributes={{ limit: 3 }}
      >
        <WaysToEarnPicture limit={3} />
      </WidgetSection>
      <Columns>
        <WidgetSection
          of="reviews_list_header"
          title="All ratings"
          alt="The average of all ratings, and a bar for each number of stars"
        >
          <RecordedHeader />
        </WidgetSection>
        <WidgetSection
          of="reviews_list"
          title="Latest reviews"
          alt="Three reviews that the shop has pinned"
          attributes={{ limit: 3 }}
        >
          <RecordedList />
        </WidgetSection>
      </Columns>
    </>
  );
}
