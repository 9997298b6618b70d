/** What a picture of a product shows. */
interface Drawing {
  /** Up to four shapes in a square of 80, painted in this order: body, shade, light, detail. */
  shapes: readonly string[];
  /** Color of the background. */
  tile: string;
  /** Color of the body. */
  body: string;
  /** Color of the detail; yellow by default. */
  detail?: string;
}

const SAND = '#f2dece';
const MINT = '#cce3d6';
const SKY = '#d3ddf2';
const ROSE = '#f2d7e8';

/** The products of the shop as drawings, by handle. */
export const drawings = {
  'wool-scarf': {
    tile: SAND,
    body: '#e37070',
    shapes: [
      'M21 22C21 9 59 9 59 22c0 13-9 17-19 17s-19-4-19-17zm9 0c0 7 20 7 20 0 0-5-20-5-20 0zM31 34l13 3-3 28H26zM43 38l8-5 9 27H49z',
      'M29 45h13.2l-.6 6H28.2zM27.5 56h13.8l-.6 6H26.7zM47 48l8-1 2 5-8.5 1zM30 33q10 5 20-2l-3 7q-7 3-15 0z',
      'M26 65h15l-1 6-2-3-2 3-2-3-2 3-2-3-2 3-1-3zM49 60h11v6l-2-3-2 3-2-3-2 3-1-3z',
    ],
  },
  'merino-beanie': {
    tile: SKY,
    body: '#e9a556',
    shapes: [
      'M16 47c0-18 11-27 24-27s24 9 24 27z',
      'M26 47q1-17 9-26-4 12-4 26zM54 47q-1-17-9-26 4 12 4 26zM38.5 20h3v27h-3z',
      'M40 6a7 7 0 1 0 .1 0zM13 50q0-3 3-3h48q3 0 3 3v9q0 3-3 3H16q-3 0-3-3z',
    ],
  },
  'linen-throw': {
    tile: MINT,
    body: '#c6b693',
    shapes: [
      'M21 24h38q5 0 5 5v5q2 0 2 5v7q0 2-2 2v14q0 3-3 3H19q-3 0-3-3V48q-2 0-2-2v-7q0-5 2-5v-5q0-5 5-5z',
      'M16 34h48v2H16zM14 46h52v2H14zM57 24h2q5 0 5 5v5q2 0 2 5v7q0 2-2 2v14q0 3-3 3h-4z',
      'M22 24h5v41h-5zM31 24h2v41h-2z',
      'M18 65h2v5h-2zM23 65h2v5h-2zM28 65h2v5h-2zM33 65h2v5h-2zM38 65h2v5h-2zM43 65h2v5h-2zM48 65h2v5h-2zM53 65h2v5h-2zM58 65h2v5h-2z',
    ],
    detail: '#c6b693',
  },
  'beeswax-candle': {
    tile: ROSE,
    body: '#e58aa4',
    shapes: [
      'M24 34h32v26a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z',
      'M39 25h2v9h-2zM24 34h32v5H24zM50 39h6v21a6 6 0 0 1-6 6z',
      'M29 45h18v13H29z',
      'M40 10c7 8 6 15 0 16-6-1-7-8 0-16z',
    ],
  },
  'enamel-mug': {
    tile: SKY,
    body: '#648dde',
    shapes: [
      'M17 26h36v26a9 9 0 0 1-9 9H26a9 9 0 0 1-9-9zM51 32h5a9 9 0 0 1 0 19h-5v-6h4a3.5 3.5 0 0 0 0-7h-4z',
      'M17 27a18 4.5 0 0 1 36 0 18 4.5 0 0 1-36 0zM53 42v10a9 9 0 0 1-9 9H26q-5 0-8-5 20 3 35-14z',
      'M22 37h3v13h-3zM30 20q-4-4 0-7t0-6q6 4 2 7t1 6zM39 20q-4-4 0-7t0-6q6 4 2 7t1 6z',
    ],
  },
  'felt-slippers': {
    tile: SAND,
    body: '#738292',
    shapes: [
      'M25 13c8 0 12 7 12 18 0 8-2 12-2 20 0 10-4 15-10 15s-10-5-10-15c0-8-2-12-2-20 0-11 4-18 12-18zM55 13c8 0 12 7 12 18 0 8-2 12-2 20 0 10-4 15-10 15s-10-5-10-15c0-8-2-12-2-20 0-11 4-18 12-18z',
      'M25 36c6 0 8 2 8 6s-1 6-1 10c0 7-3 11-7 11s-7-4-7-11c0-4-1-6-1-10s2-6 8-6zM55 36c6 0 8 2 8 6s-1 6-1 10c0 7-3 11-7 11s-7-4-7-11c0-4-1-6-1-10s2-6 8-6z',
      'M14 33q11-6 22 0v3q-11-6-22 0zM44 33q11-6 22 0v3q-11-6-22 0z',
      'M25 20a3.5 3.5 0 1 0 .1 0zM55 20a3.5 3.5 0 1 0 .1 0z',
    ],
  },
  'oak-board': {
    tile: MINT,
    body: '#ae7327',
    shapes: [
      'M36 8h8q3 0 3 3v14h8q8 0 8 8v29q0 8-8 8H25q-8 0-8-8V33q0-8 8-8h8V11q0-3 3-3z',
      'M40 11a3 3 0 1 0 .1 0zM24 36q16-5 32 0v1.6q-16-5-32 0zM24 60q16 5 32 0v1.6q-16 5-32 0z',
      'M24 48q16-4 32 0v1.6q-16-4-32 0z',
    ],
  },
  'wool-socks': {
    tile: ROSE,
    body: '#669d7c',
    shapes: [
      'M44 14h13v26c0 5 2 6 6 9 5 4 4 14-4 15-6 1-12-1-15-5zM24 12h17v30c0 5 3 6 7 9 6 4 5 15-4 16-9 1-20-5-20-15z',
      'M44 14h13v26c0 5 2 6 6 9 5 4 4 14-4 15-4 1-7 0-9-2 3-4 2-9-2-12-3-2-4-4-4-9z',
      'M24 12h17v8H24zM44 14h13v7H44z',
      'M24 25h17v3H24zM24 31h17v3H24z',
    ],
  },
  'cotton-apron': {
    tile: SAND,
    body: '#444e91',
    shapes: [
      'M30 16h20l3 14c5 2 9 3 11 5v33H16V35c2-2 6-3 11-5z',
      'M30 16c-3-12 23-12 20 0h-3c2-8-16-8-14 0zM28 45h24v11q0 3-3 3H31q-3 0-3-3z',
      'M28 45h24v3H28zM30 16h20v3H30z',
      'M16 35l-7 12h3l6-9zM64 35l7 12h-3l-6-9z',
    ],
    detail: '#444e91',
  },
  'stoneware-teapot': {
    tile: SKY,
    body: '#c6b693',
    shapes: [
      'M24 30h32c6 5 8 10 8 16 0 12-10 18-24 18S16 58 16 46v-3L7 31l4-3 10 9q1-4 3-7zM60 35h4q10 0 10 9 0 10-14 13l1-5q8-2 8-8 0-4-5-4h-4z',
      'M24 30h32q2 2 3 4H21q1-2 3-4zM64 46c0 12-10 18-24 18q-12 0-18-5c18 3 34-5 36-26q6 5 6 13z',
      'M22 45q1-6 5-8l2 2q-3 3-4 8zM29 28q11-9 22 0v2H29z',
      'M40 15a4 4 0 1 0 .1 0z',
    ],
  },
  'rain-poncho': {
    tile: MINT,
    body: '#e7bf4a',
    shapes: [
      'M33 19c1-11 13-11 14 0 9 3 14 14 21 42q-28 10-56 0c7-28 12-39 21-42z',
      'M36 21c1-7 7-7 8 0q0 6-4 8-4-2-4-8zM29 36h2l-5 28h-3zM51 36h-2l5 28h3z',
      'M39.2 31h1.6v35h-1.6zM12 61q28 10 56 0l-1-4q-27 9-54 0z',
      'M40 36a2 2 0 1 0 .1 0zM40 45a2 2 0 1 0 .1 0z',
    ],
    detail: '#738292',
  },
  'tea-sampler': {
    tile: MINT,
    body: '#669d7c',
    shapes: [
      'M18 18h44v10h-2v38H20V28h-2z',
      'M20 28h40v3H20zM53 31h7v35h-7z',
      'M38 36a11 11 0 1 0 .1 0z',
      'M31 53q-1-11 14-12-1 12-12 10z',
    ],
    detail: '#669d7c',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

/** Handle of a product with a drawing. */
export type DrawnProduct = keyof typeof drawings;
