import { drawings } from '@/lib/sandbox/shops/demo/northlight/product-drawings.data';
import styles from './photo.module.css';

/** The shapes of each drawing: body, shade, light, detail. */
const SHAPES = {
  scarf: drawings['wool-scarf'].shapes,
  mug: drawings['enamel-mug'].shapes,
  tea: drawings['tea-sampler'].shapes,
  candle: drawings['beeswax-candle'].shapes,
  beanie: drawings['merino-beanie'].shapes,
  boots: [
    'M35 13h17v26c0 4 3 6 8 8 7 3 9 6 9 14H48L35 46zM17 18h18v26c0 4 3 6 8 8 7 3 9 6 9 15H17z',
    'M35 13h17v26c0 4 3 6 8 8 7 3 9 6 9 14H51c-1-4-3-7-8-9-5-2-8-4-8-8zM17 61h34q1 3 1 6H17z',
    'M17 18h18v6H17zM28 31h7v2h-7zM28 37h7v2h-7zM29 43h7v2h-7z',
  ],
} as const;

export type Product = keyof typeof SHAPES;

/** A product photo, drawn in the colors of the shop. */
export function Photo({ of }: { of: Product }) {
  return (
    <svg aria-hidden="true" className={styles.photo} data-of={of} viewBox="0 0 80 80">
      {SHAPES[of].map((shape) => (
        <path d={shape} key={shape} />
      ))}
    </svg>
  );
}
