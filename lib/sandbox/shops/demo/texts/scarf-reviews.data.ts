import type { ReviewText } from './review-text';

/** Reviews of the wool scarf: 28 that are published and two that wait. */
export const scarfReviews: readonly ReviewText[] = [
  [5, 'Soft and long', 'It goes around twice and still hangs to the waist. No itch at all.'],
  [5, null, 'My neck has not been cold since October.'],
  [5, 'Lovely gray', 'The heather gray has small flecks of blue that photos do not show.'],
  [5, 'Bought a second one', 'The first was for me, the second for my sister after she kept mine.'],
  [4, 'Warm, a little bulky', 'Very warm. Under a narrow coat it is almost too much fabric.'],
  [
    5,
    'Good in the wind',
    'I cycle along the river every morning, and this is the only scarf that stays put.',
  ],
  [5, null, 'Arrived quickly, wrapped in paper instead of plastic. The wool smells like wool.'],
  [5, 'Washes well', 'Three cold washes by hand and it looks as it did on the first day.'],
  [
    3,
    'Sheds at first',
    'The first two weeks it left fluff on my black coat. It stopped after a wash.',
  ],
  [5, 'A proper scarf', 'Dense knit, clean edges, no loose threads anywhere.'],
  [5, null, 'Exactly the green in the pictures, which is rare.'],
  [5, 'Gift for my father', 'He wears it indoors too. I count that as a success.'],
  [4, 'Nice, but dark', 'The navy is closer to black than I expected. The quality is fine.'],
  [
    5,
    'Worth the price',
    'I had cheaper ones that lasted one season each. This is its third winter.',
  ],
  [5, null, 'Light to carry, warm to wear. It lives in my bag.'],
  [5, 'No static', 'My hair survives taking it off. That alone is worth five stars.'],
  [2, 'Too scratchy for me', 'I am sensitive to wool, and I can only wear it over a collar.'],
  [5, 'Camping companion', 'It has been a scarf, a pillow and once a towel. Still in shape.'],
  [5, null, 'Finally a scarf without a logo on it.'],
  [4, 'Very good', 'A little shorter than the size chart says, otherwise very good.'],
  [5, 'Even warmer than my old one', 'Two degrees below zero and I had to open my jacket.'],
  [5, 'Simple and well made', 'The woven label is sewn on all four sides, so it does not curl.'],
  [5, null, 'I ordered on Monday and wore it on Wednesday.'],
  [3, 'It is fine', 'A decent scarf. I had hoped for something softer at this price.'],
  [5, 'My everyday scarf', 'It goes with everything I own, which is mostly gray as well.'],
  [
    4,
    'Small pulls',
    'After a season there are two small pulls where my bag strap rubs. Still warm.',
  ],
  [
    5,
    'Kind service',
    'I asked for the forest green instead, and they changed the order within an hour.',
  ],
  [
    1,
    'Parcel came open',
    'The parcel was torn and the scarf was damp. I am waiting for a new one.',
  ],
  [2, 'Color differs', 'What arrived is much lighter than the picture on the product page.'],
];
