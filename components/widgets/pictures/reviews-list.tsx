import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { HelpfulButton, PhotoRow, ReviewCard } from '../reviews/review-card';
import { CARD_TEXTS } from '../reviews/review-card-texts.data';
import { JONAS, MARA } from './recorded-reviews';
import styles from './reviews-list.module.css';

const texts = createTexts('en', CARD_TEXTS);

/** Review cards with photos, votes and the shop's reply, below the list controls. */
export function ReviewsListPicture() {
  const reply = {
    status: 'public',
    body: 'Thank you, Mara. Enjoy many more winters with it!',
  } as const;
  return (
    <Scene>
      <div className={look.chips}>
        <span className={look.chip}>
          Most recent <Icon name="down" />
        </span>
        <span className={look.chip}>With photos</span>
        <span className={look.chip}>5 stars</span>
      </div>
      <div className={`${look.card} ${styles.card}`}>
        <ReviewCard
          photos={
            <PhotoRow>
              <Photo of="scarf" />
              <Photo of="beanie" />
            </PhotoRow>
          }
          review={{ ...MARA, reply }}
          texts={texts}
          vote={<HelpfulButton texts={texts} votes={MARA.votes} />}
        />
      </div>
      <div className={`${look.card} ${styles.card}`}>
        <ReviewCard review={JONAS} texts={texts} />
      </div>
    </Scene>
  );
}
