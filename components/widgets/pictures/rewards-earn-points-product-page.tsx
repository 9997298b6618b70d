import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { EarnPoints } from '../rewards/earn/earn-points';
import { EARN_TEXTS } from '../rewards/earn/texts.data';

/** The points that a product earns, near its price. */
export function EarnPointsProductPagePicture() {
  return (
    <Scene>
      <ProductPage of="boots">
        <b>Leather winter boots</b>
        <div className={look.price}>€129.00</div>
        <div className={look.spot}>
          <EarnPoints by="product" points={129} texts={createTexts('en', EARN_TEXTS)} />
        </div>
        <div className={look.chips}>
          <span className={look.chip}>38</span>
          <span className={look.chip}>
            <b>39</b>
          </span>
          <span className={look.chip}>40</span>
          <span className={look.chip}>41</span>
        </div>
        <span className={look.quiet}>Add to cart</span>
      </ProductPage>
    </Scene>
  );
}
