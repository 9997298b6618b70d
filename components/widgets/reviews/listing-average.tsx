import look from '../parts/look.module.css';
import { ProductCard, ProductGrid } from '../parts/product-card';
import { Scene } from '../parts/scene';
import { Stars } from '../parts/stars';

function Line({ rating, count }: { rating: 4 | 4.7 | 5; count: string }) {
  return (
    <span className={look.row}>
      <Stars rating={rating} size="s" />
      <small>{count}</small>
    </span>
  );
}

/** Small stars with the number of reviews on each card of a product listing. */
export function ReviewsListingAverage() {
  return (
    <Scene>
      <ProductGrid>
        <ProductCard of="scarf" price="€39.00" title="Wool scarf">
          <Line count="128" rating={4.7} />
        </ProductCard>
        <ProductCard of="mug" price="€18.00" title="Stone mug">
          <Line count="64" rating={5} />
        </ProductCard>
        <ProductCard of="candle" price="€24.00" title="Fig candle">
          <Line count="31" rating={4} />
        </ProductCard>
      </ProductGrid>
    </Scene>
  );
}
