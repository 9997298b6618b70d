import { DEMO_CONTROL, hook } from '@/lib/site/config/hooks';
import { Link } from '../link';
import { ReviewsAverage } from '../widgets/reviews/average';
import { EarnPoints } from '../widgets/rewards/earn/earn-points';
import { SaveButton } from '../widgets/wishlists/save-button';
import { type CatalogProduct, euros } from './catalog.data';
import { DEMO_PAGES } from './pages.data';
import styles from './product-details.module.css';
import { ProductPhoto } from './product-photo';
import { earnTexts, recordedPoints, recordedRating, reviewTexts, wishlistTexts } from './recorded';
import { bestReviews, publishedReviews } from './recorded-reviews';
import { RecordedMiniSlider, RecordedProductReviews, RecordedQuestions } from './recorded-widgets';
import { WidgetPlace } from './widget-place';
import { WidgetSection } from './widget-section';

/** The page of a product: photo, variants, cart button, and the widgets around them. */
export function ProductDetails(product: CatalogProduct) {
  const { id, title, price, text, image } = product;
  const attributes = { 'product-id': id };
  const noReviews = `${title} has no reviews in a new sandbox`;
  return (
    <>
      <article className={styles.product}>
        <ProductPhoto image={image} />
        <div className={styles.side}>
          <nav aria-label="Breadcrumbs">
            <Link href={DEMO_PAGES.products.path}>Shop</Link> / {title}
          </nav>
          <h1>{title}</h1>
          <WidgetPlace of="reviews_average" attributes={attributes}>
            <ReviewsAverage rating={recordedRating(id)} texts={reviewTexts} />
          </WidgetPlace>
          <p className={styles.price}>{euros(price)}</p>
          <p>{text}</p>
          <BuyForm {...product} />
          <WidgetPlace
            of="rewards_earn_points_product_page"
            attributes={{ ...attributes, price: String(price) }}
          >
            <EarnPoints by="product" {...recordedPoints(price)} texts={earnTexts} />
          </WidgetPlace>
          <ul className={styles.notes}>
            <li>Free delivery from €50</li>
            <li>30 days to send it back</li>
          </ul>
        </div>
      </article>
      <WidgetSection
        of="reviews_mini_slider"
        title="In short"
        alt={bestReviews(id).length > 0 ? `One of the best reviews of ${title}` : noReviews}
        attributes={attributes}
      >
        <RecordedMiniSlider productId={id} />
      </WidgetSection>
      <WidgetSection
        of="reviews_product_page"
        title="Reviews"
        alt={
          publishedReviews(id).length > 0 ? `The reviews of ${title} in a new sandbox` : noReviews
        }
        attributes={{ ...attributes, 'with-questions': 'false', limit: 5 }}
      >
        <RecordedProductReviews productId={id} />
      </WidgetSection>
      <WidgetSection
        of="reviews_questions_list"
        title="Questions and answers"
        alt={`The questions about ${title} in a new sandbox`}
        attributes={{ ...attributes, limit: 5 }}
      >
        <RecordedQuestions productId={id} />
      </WidgetSection>
    </>
  );
}

/** The choice of a variant, the cart button, and the heart. Without scripts, there is no cart. */
function BuyForm({ id, variants }: CatalogProduct) {
  return (
    <form className={styles.form} {...hook(DEMO_CONTROL, 'add')}>
      <fieldset className={styles.variants}>
        <legend>Variant</legend>
        {variants.map((variant, index) => (
          <label key={variant.id}>
            <input
              type="radio"
              name="variant"
              value={variant.id}
              defaultChecked={index === 0}
              disabled={!variant.isAvailable}
            />
            {variant.isAvailable ? variant.title : `${variant.title}, sold out`}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <button type="submit" className={`${styles.add} script-only`}>
          Add to cart
        </button>
        <WidgetPlace of="wishlists_add_to_wishlist_product_page" attributes={{ 'product-id': id }}>
          <SaveButton isSaved={false} isWide texts={wishlistTexts} />
        </WidgetPlace>
      </div>
      <output />
    </form>
  );
}
