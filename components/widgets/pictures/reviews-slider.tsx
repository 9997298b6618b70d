import { Photo, type Product } from '../parts/photo';
import { Scene } from '../parts/scene';
import type { Slide } from '../reviews/slide';
import styles from '../reviews/slider.module.css';
import { PictureSlider } from './picture-sliders';

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
      <PictureSlider
        slides={SLIDES.map(([photo, slide]) => ({
          ...slide,
          photo: (
            <span className={styles.photo}>
              <Photo of={photo} />
            </span>
          ),
        }))}
      />
    </Scene>
  );
}
