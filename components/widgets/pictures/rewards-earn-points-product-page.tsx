import { createTexts } from '../live/texts';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';
import { EarnPoints } from '../rewards/earn/earn-points';
import { EARN_TEXTS } from '../rewards/earn/texts.data';
import picture from './picture.module.css';

/** The points that a product earns, near its price. */
export function EarnPointsProductPagePicture() {
  return (
    <Scene>
      <ProductPage of="boots">
        <b>Leather winter boots</b>
        <div className={picture.price}>€129.00</div>
        <div className={picture.spot}>
          <EarnPoints by="product" points={129} texts={createTexts('en', EARN_TEXTS)} />
        </div>
        <div className={picture.chips}>
          <span className={picture.chip}>38</span>
          <span className={picture.chip}>
            <b>39</b>
          </span>
          <span className={picture.chip}>40</span>
          <span className={picture.chip}>41</span>
        </div>
        <span className={look.quiet}>Add to cart</span>
      </ProductPage>
    </Scene>
  );
}
