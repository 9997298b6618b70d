import { Link } from '../link';
import { ReviewsListingAverage } from '../widgets/reviews/listing-average';
import { SaveButton } from '../widgets/wishlists/save-button';
import { type CatalogProduct, euros } from './catalog.data';
import { productPath } from './pages.data';
import styles from './product-list.module.css';
import { ProductPhoto } from './product-photo';
import { recordedRating, reviewTexts, wishlistTexts } from './recorded';
import { WidgetPlace } from './widget-place';

/** Cards of products, each with its rating and a heart. */
export function ProductList({ products }: { products: readonly CatalogProduct[] }) {
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <ProductCard key={product.id} {...product} />
      ))}
    </ul>
  );
}

function ProductCard({ id, handle, title, price, image }: CatalogProduct) {
  const attributes = { 'product-id': id };
  return (
    <li className={styles.card}>
      <ProductPhoto image={image} />
      <h3>
        <Link href={productPath(handle)}>{title}</Link>
      </h3>
      <p>{euros(price)}</p>
      <WidgetPlace of="reviews_listing_average" attributes={attributes}>
        <ReviewsListingAverage rating={recordedRating(id)} texts={reviewTexts} />
      </WidgetPlace>
      <WidgetPlace of="wishlists_add_to_wishlist_product_card" attributes={attributes}>
        <SaveButton isSaved={false} texts={wishlistTexts} />
      </WidgetPlace>
    </li>
  );
}
