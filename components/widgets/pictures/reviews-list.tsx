import { createTexts } from '../live/texts';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Photo } from '../parts/photo';
import { Scene } from '../parts/scene';
import { HelpfulButton, PhotoRow, ReviewCard } from '../reviews/review-card';
import { CARD_TEXTS } from '../reviews/review-card-texts.data';
import picture from './picture.module.css';
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
      <div className={picture.chips}>
        <span className={picture.chip}>
          Most recent <Icon name="down" />
        </span>
        <span className={picture.chip}>With photos</span>
        <span className={picture.chip}>5 stars</span>
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
