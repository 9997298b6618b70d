import { useState } from 'react';
import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { Icon } from '../parts/icon';
import type { DialogTexts } from './dialog-texts.data.client';
import { ReviewCard } from './review-card';
import styles from './review-media.module.css';

interface ReviewMediaProps {
  review: PublishedReview;
  /** Position of the first photo to show. */
  first: number;
  texts: DialogTexts;
}

/** The photos of a review in full size, one at a time. */
export function ReviewMedia({ review, first, texts }: ReviewMediaProps) {
  const [at, setAt] = useState(first);
  const { images } = review;
  const step = (by: number) => setAt((at + by + images.length) % images.length);
  const position = texts.say('photoOf', { at: `${at + 1}`, count: `${images.length}` });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do what the buttons do
    <div
      className={styles.media}
      data-wide=""
      onKeyDown={({ key, currentTarget }) => {
        const isReversed = currentTarget.matches(':dir(rtl)');
        const by = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[key];
        if (by) step(by);
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: pages of shops have no images of the framework */}
      <img alt={position} className={styles.photo} src={images[at]} />
      {images.length > 1 && (
        <div className={styles.steps}>
          <button aria-label={texts.say('previous')} onClick={() => step(-1)} type="button">
            <Icon name="arrowLeft" />
          </button>
          <span dir="auto" role="status">
            {position}
          </span>
          <button aria-label={texts.say('next')} onClick={() => step(1)} type="button">
            <Icon name="arrowRight" />
          </button>
        </div>
      )}
      <ReviewCard review={review} texts={texts} />
    </div>
  );
}
