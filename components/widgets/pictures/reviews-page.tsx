import { createTexts } from '../live/texts';
import { Browser } from '../parts/browser';
import { Icon } from '../parts/icon';
import { Scene } from '../parts/scene';
import { TabBar } from '../parts/tab-bar';
import { ReviewsHeader } from '../reviews/list-header';
import { ReviewCard } from '../reviews/review-card';
import { LIST_TEXTS } from '../reviews/review-list-texts.data';
import picture from './picture.module.css';
import { AYLIN, MARA, SCARF_RATING } from './recorded-reviews';
import styles from './reviews-page.module.css';

const texts = createTexts('en', LIST_TEXTS);

const TABS = [
  { name: 'products', label: texts.say('productsTab') },
  { name: 'shop', label: texts.say('shopTab') },
] as const;

/** A page with all reviews of the shop. */
export function ReviewsPagePicture() {
  return (
    <Scene size="wide">
      <Browser path="/pages/reviews">
        <div className={styles.page}>
          <div className={styles.title}>
            <b>What our customers say</b>
            <span className={picture.field}>
              <Icon name="search" />
              {texts.say('search')}
            </span>
          </div>
          <ReviewsHeader rating={SCARF_RATING} texts={texts} />
          <TabBar chosen="products" tabs={TABS} />
          <div className={styles.reviews}>
            <ReviewCard product={{ title: 'Merino wool scarf' }} review={MARA} texts={texts} />
            <ReviewCard product={{ title: 'Fig candle' }} review={AYLIN} texts={texts} />
          </div>
        </div>
      </Browser>
    </Scene>
  );
}
