import { createTexts } from '../live/texts';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';
import { ReviewsListingAverage } from '../reviews/listing-average';
import { REVIEW_TEXTS } from '../reviews/texts.data';

const texts = createTexts('en', REVIEW_TEXTS);

/** The listing average on the cards of a product listing. */
export function ListingAveragePicture() {
  return (
    <Scene>
      <ProductGrid>
        <ProductCard of="scarf" price="€39.00" title="Wool scarf">
          <ReviewsListingAverage rating={{ reviewCount: 128, starsAverage: 4.7 }} texts={texts} />
        </ProductCard>
        <ProductCard of="mug" price="€18.00" title="Stone mug">
          <ReviewsListingAverage rating={{ reviewCount: 64, starsAverage: 5 }} texts={texts} />
        </ProductCard>
        <ProductCard of="candle" price="€24.00" title="Fig candle">
          <ReviewsListingAverage rating={{ reviewCount: 31, starsAverage: 4 }} texts={texts} />
        </ProductCard>
      </ProductGrid>
    </Scene>
  );
}
