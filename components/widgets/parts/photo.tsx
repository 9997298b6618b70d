import styles from './photo.module.css';

/** Each product has up to four shapes, painted in this order: body, shade, light, detail. */
const SHAPES = {
  scarf: [
    'M21 22C21 9 59 9 59 22c0 13-9 17-19 17s-19-4-19-17zm9 0c0 7 20 7 20 0 0-5-20-5-20 0zM31 34l13 3-3 28H26zM43 38l8-5 9 27H49z',
    'M29 45h13.2l-.6 6H28.2zM27.5 56h13.8l-.6 6H26.7zM47 48l8-1 2 5-8.5 1zM30 33q10 5 20-2l-3 7q-7 3-15 0z',
    'M26 65h15l-1 6-2-3-2 3-2-3-2 3-2-3-2 3-1-3zM49 60h11v6l-2-3-2 3-2-3-2 3-1-3z',
  ],
  mug: [
    'M17 26h36v26a9 9 0 0 1-9 9H26a9 9 0 0 1-9-9zM51 32h5a9 9 0 0 1 0 19h-5v-6h4a3.5 3.5 0 0 0 0-7h-4z',
    'M17 27a18 4.5 0 0 1 36 0 18 4.5 0 0 1-36 0zM53 42v10a9 9 0 0 1-9 9H26q-5 0-8-5 20 3 35-14z',
    'M22 37h3v13h-3zM30 20q-4-4 0-7t0-6q6 4 2 7t1 6zM39 20q-4-4 0-7t0-6q6 4 2 7t1 6z',
  ],
  tea: [
    'M18 18h44v10h-2v38H20V28h-2z',
    'M20 28h40v3H20zM53 31h7v35h-7z',
    'M38 36a11 11 0 1 0 .1 0z',
    'M31 53q-1-11 14-12-1 12-12 10z',
  ],
  candle: [
    'M24 34h32v26a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z',
    'M39 25h2v9h-2zM24 34h32v5H24zM50 39h6v21a6 6 0 0 1-6 6z',
    'M29 45h18v13H29z',
    'M40 10c7 8 6 15 0 16-6-1-7-8 0-16z',
  ],
  boots: [
    'M35 13h17v26c0 4 3 6 8 8 7 3 9 6 9 14H48L35 46zM17 18h18v26c0 4 3 6 8 8 7 3 9 6 9 15H17z',
    'M35 13h17v26c0 4 3 6 8 8 7 3 9 6 9 14H51c-1-4-3-7-8-9-5-2-8-4-8-8zM17 61h34q1 3 1 6H17z',
    'M17 18h18v6H17zM28 31h7v2h-7zM28 37h7v2h-7zM29 43h7v2h-7z',
  ],
  beanie: [
    'M16 47c0-18 11-27 24-27s24 9 24 27z',
    'M26 47q1-17 9-26-4 12-4 26zM54 47q-1-17-9-26 4 12 4 26zM38.5 20h3v27h-3z',
    'M40 6a7 7 0 1 0 .1 0zM13 50q0-3 3-3h48q3 0 3 3v9q0 3-3 3H16q-3 0-3-3z',
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
