import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import panel from '../parts/panel.module.css';
import { Scene } from '../parts/scene';
import { ShopWindow } from '../parts/shop-window';
import { TabBar } from '../parts/tab-bar';
import { DrawerLauncher, ReviewsDrawer } from '../reviews/drawer';
import { DRAWER_TEXTS } from '../reviews/drawer-texts.data';
import { ReviewsHeader } from '../reviews/list-header';
import { ReviewCard } from '../reviews/review-card';
import { LIST_TEXTS } from '../reviews/review-list-texts.data';
import { JONAS, SCARF_RATING } from './recorded-reviews';
import styles from './reviews-drawer.module.css';

const texts = createTexts('en', DRAWER_TEXTS);
const listTexts = createTexts('en', LIST_TEXTS);

const TABS = [
  { name: 'reviews', label: texts.say('reviews') },
  { name: 'questions', label: texts.say('questions') },
] as const;

/** The side panel with reviews and questions, and the button that opens it. */
export function ReviewsDrawerPicture() {
  return (
    <Scene size="wide">
      <ShopWindow dim>
        <div className={styles.launcher}>
          <DrawerLauncher label={texts.say('reviews')} />
        </div>
        <div className={`${panel.drawer} ${styles.panel}`}>
          <Icon name="close" />
          <ReviewsDrawer
            tabs={<TabBar chosen="reviews" tabs={TABS} />}
            title={<b className={styles.title}>Wool scarf</b>}
          >
            <ReviewsHeader canWrite rating={SCARF_RATING} texts={listTexts} />
            <div className={look.card}>
              <ReviewCard review={JONAS} texts={listTexts} />
            </div>
          </ReviewsDrawer>
        </div>
      </ShopWindow>
    </Scene>
  );
}
