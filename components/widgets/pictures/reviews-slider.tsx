import { createTexts } from '../live/texts';
import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import { Arrow, type Slide, Track } from '../reviews/slide';
import { ReviewsSlider, SlideCard } from '../reviews/slider';
import styles from '../reviews/slider.module.css';
import { SLIDER_TEXTS } from '../reviews/slider-texts.data';

const texts = createTexts('en', SLIDER_TEXTS);

const REVIEW = { rate: 5, images: [], createdAt: '2026-03-03T00:00:00Z' };

const slideOf = (id: number, name: string, title: string, body: string, product: string) => ({
  review: { ...REVIEW, id, customerDisplayName: name, title, body },
  product: { title: product },
});

const SLIDES: readonly [Product, Slide][] = [
  [
    'scarf',
    slideOf(1, 'Mara V.', 'Kept me warm all winter', 'Dense, soft, still like new.', 'Wool scarf'),
  ],
  ['mug', slideOf(2, 'Jonas K.', 'Stays hot for long', 'And it survived a fall.', 'Stone mug')],
  ['candle', slideOf(3, 'Aylin D.', 'Burns for weeks', 'It fills the room.', 'Fig candle')],
];

/** A row of reviews with photos, and the arrows that move it. */
export function SliderPicture() {
  return (
    <Scene size="wide">
      <ReviewsSlider
        controls={
          <>
            <Arrow texts={texts} to="previous" />
            <Arrow texts={texts} to="next" />
          </>
        }
      >
        <Track className={styles.row} texts={texts}>
          {SLIDES.map(([photo, slide]) => (
            <SlideCard
              key={photo}
              photo={
                <span className={styles.photo}>
                  <Photo of={photo} />
                </span>
              }
              slide={slide}
              texts={texts}
            />
          ))}
        </Track>
      </ReviewsSlider>
    </Scene>
  );
}
