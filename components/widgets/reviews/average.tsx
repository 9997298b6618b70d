import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { Stars } from '../parts/stars';

/** The average rating of a product, below the title of its page. */
export function ReviewsAverage() {
  return (
    <Scene>
      <ProductPage of="scarf">
        <b>Merino wool scarf</b>
        <div className={`${look.row} ${look.spot}`}>
          <Stars rating={4.7} />
          <b>4.7</b>
          <small>128 reviews</small>
        </div>
        <div className={look.price}>€39.00</div>
        <div className={look.lines} />
        <span className={look.quiet}>Add to cart</span>
      </ProductPage>
    </Scene>
  );
}
