import { DEMO_TEASER } from '@/lib/content/site-pages/demo-page';
import '../widgets/shop-colors.css';
import { Link } from '../link';
import { ReviewsListingAverage } from '../widgets/reviews/listing-average';
import { CATALOG } from './catalog.data';
import { ProductPhoto } from './product-photo';
import { recordedRating, reviewTexts } from './recorded';
import styles from './teaser.module.css';

const SHOWN = ['wool-scarf', 'stoneware-teapot', 'oak-board'];

/** Leads from the home page of the site to the demo shop. */
export function DemoTeaser() {
  return (
    <section aria-labelledby="demo" className={styles.root}>
      <div>
        <h2 id="demo">See it in a shop</h2>
        <p>{DEMO_TEASER.text}</p>
        <p>
          <Link href={DEMO_TEASER.href}>{DEMO_TEASER.title}</Link>
        </p>
      </div>
      <div aria-hidden="true" className={styles.products}>
        {CATALOG.filter(({ handle }) => SHOWN.includes(handle)).map(({ id, title, image }) => (
          <div key={id}>
            <ProductPhoto image={image} />
            <b>{title}</b>
            <ReviewsListingAverage rating={recordedRating(id)} texts={reviewTexts} />
          </div>
        ))}
      </div>
    </section>
  );
}
