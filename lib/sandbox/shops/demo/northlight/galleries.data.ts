import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { seededRandom } from '../seeded-random';
import { homeCaptions, wornCaptions } from '../texts/captions.data';
import { WOOL_SCARF } from './products.data';

type Gallery = NonNullable<ShopInput['galleries']>[number];
type Medium = NonNullable<Gallery['media']>[number];

const FIRST_POST_ID = 178900000000000001n;
const WORN_COUNT = 270;
const HOME_COUNT = 30;
const HOURS_BETWEEN = 11;

const WORN_PRODUCTS = [WOOL_SCARF, 880011, 880015, 880017, 880018, 880020];
const HOME_PRODUCTS = [880012, 880013, 880014, 880016, 880019];

const random = seededRandom(20_240_902);

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** Two products at most, different ones. */
function tagged(products: readonly number[]): number[] {
  const found = [pick(products), random() < 0.2 ? pick(products) : undefined];
  return [...new Set(found)].filter((id) => id !== undefined);
}

function medium(number: number, caption: string | null, productIds: number[]): Medium {
  const picture = (size: number) => `https://img.example/${number}-${size}.jpg`;
  return {
    postId: String(FIRST_POST_ID + BigInt(number - 1)),
    caption,
    link: `https://social.example/p/${number}`,
    thumbnail: picture(150),
    low: picture(320),
    standard: picture(640),
    postedAt: ago(1, (number - 1) * HOURS_BETWEEN),
    productIds,
  };
}

/** The first medium is in examples, so it is the newest. */
const worn: Medium[] = Array.from({ length: WORN_COUNT }, (_, at) =>
  at === 0
    ? medium(1, 'Cosy', [WOOL_SCARF])
    : medium(at + 1, pick(wornCaptions) ?? null, tagged(WORN_PRODUCTS)),
);

const atHome: Medium[] = Array.from({ length: HOME_COUNT }, (_, at) =>
  medium(WORN_COUNT + at + 1, pick(homeCaptions) ?? null, tagged(HOME_PRODUCTS)),
);

/** Two galleries with 300 media, and an empty one. */
export const galleries: readonly Gallery[] = [
  { id: 3, title: 'Worn by you', media: worn },
  { id: 4, title: 'At home', media: atHome },
  { id: 5, title: 'Coming in spring' },
];
