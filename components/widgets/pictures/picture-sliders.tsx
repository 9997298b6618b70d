import type { ReactNode } from 'react';
import { createTexts } from '../live/texts';
import { MiniSlide, ReviewsMiniSlider } from '../reviews/mini-slider';
import mini from '../reviews/mini-slider.module.css';
import { Arrow, type Slide, Track } from '../reviews/slide';
import { ReviewsSlider, SlideCard } from '../reviews/slider';
import styles from '../reviews/slider.module.css';
import { SLIDER_TEXTS } from '../reviews/slider-texts.data';

const texts = createTexts('en', SLIDER_TEXTS);

/** The reviews slider with arrows that do nothing. */
export function PictureSlider({ slides }: { slides: readonly (Slide & { photo?: ReactNode })[] }) {
  return (
    <ReviewsSlider
      controls={
        <>
          <Arrow texts={texts} to="previous" />
          <Arrow texts={texts} to="next" />
        </>
      }
    >
      <Track className={styles.row} texts={texts}>
        {slides.map(({ photo, ...slide }) => (
          <SlideCard key={slide.review.id} photo={photo} slide={slide} texts={texts} />
        ))}
      </Track>
    </ReviewsSlider>
  );
}

/** The mini slider with arrows that do nothing. */
export function PictureMiniSlider({ slide }: { slide: Slide }) {
  return (
    <ReviewsMiniSlider
      next={<Arrow texts={texts} to="next" />}
      previous={<Arrow texts={texts} to="previous" />}
    >
      <Track className={mini.row} texts={texts}>
        <MiniSlide slide={slide} texts={texts} />
      </Track>
    </ReviewsMiniSlider>
  );
}
