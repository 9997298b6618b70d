import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { ProductPage } from '../parts/product-page';
import { Scene } from '../parts/scene';

/** The points that a product earns, near its price. */
export function RewardsEarnPointsProductPage() {
  return (
    <Scene>
      <ProductPage of="boots">
        <b>Leather winter boots</b>
        <div className={look.price}>€129.00</div>
        <div className={`${look.row} ${look.spot}`}>
          <span className={look.tag}>
            <Icon name="coin" />
            161 points
          </span>
          <span>with this product</span>
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
