import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { ReviewsAverage } from '../reviews/average';
import { REVIEW_TEXTS } from '../reviews/texts.data';
import picture from './picture.module.css';

/** The average rating below the title of a product page. */
export function AveragePicture() {
  return (
    <Scene>
      <ProductPage of="scarf">
        <b>Merino wool scarf</b>
        <div className={picture.spot}>
          <ReviewsAverage
            rating={{ reviewCount: 128, starsAverage: 4.7 }}
            texts={createTexts('en', REVIEW_TEXTS)}
          />
        </div>
        <div className={picture.price}>€39.00</div>
        <div className={picture.lines} />
        <span className={look.quiet}>Add to cart</span>
      </ProductPage>
    </Scene>
  );
}
