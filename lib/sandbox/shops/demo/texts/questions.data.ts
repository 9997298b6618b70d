/** A question about a product, and its answers: by the shop owner, or by a buyer. */
export interface QuestionText {
  productId: number;
  body: string;
  owner?: string;
  buyer?: string;
}

/** Questions in the order in which they were asked. The tenth is the one that examples name. */
export const questionTexts: readonly QuestionText[] = [
  {
    productId: 880017,
    body: 'Are the socks fine for people with wide calves?',
    owner: 'Yes, the cuff stretches to 44 cm.',
  },
  {
    productId: 880013,
    body: 'How many hours does one candle burn?',
    owner: 'About 40 hours if the wick is trimmed.',
  },
  {
    productId: 880014,
    body: 'Is the mug safe for the dishwasher?',
    owner: 'Yes. Dry the rim afterward, so it does not rust.',
  },
  {
    productId: 880016,
    body: 'Which oil do you recommend for the board?',
    owner: 'Linseed oil, a thin coat twice a year.',
    buyer: 'I use walnut oil, and it works well too.',
  },
  {
    productId: 880011,
    body: 'Does the beanie fit under a ski helmet?',
    buyer: 'Mine does. It is thin.',
  },
  {
    productId: 880019,
    body: 'How many cups does the teapot hold?',
    owner: 'Six small cups, 1.1 liters in all.',
  },
  {
    productId: 880015,
    body: 'Do the slippers have a rubber sole?',
    owner: 'No, the sole is felt as well. A leather sole is planned.',
  },
  {
    productId: 880020,
    body: 'How long is the poncho at the back?',
    owner: '118 cm from collar to hem.',
  },
  {
    productId: 880012,
    body: 'Can the throw go into the dryer?',
    owner: 'Better not: linen gets brittle there.',
  },
  { productId: 880010, body: 'Is it washable?', owner: 'Yes, by hand.' },
  { productId: 880010, body: 'How long is the scarf?', owner: '190 cm without the fringe.' },
  {
    productId: 880018,
    body: 'Is the apron long enough for a tall person?',
    buyer: 'I am 1.90 m, and it reaches my knees.',
  },
  {
    productId: 880017,
    body: "Do they come in children's sizes?",
    owner: 'From size 30 next autumn.',
  },
  {
    productId: 880010,
    body: 'Where does the wool come from?',
    owner: 'From two farms on the coast, spun 40 km from here.',
  },
  { productId: 880021, body: 'Are the teas free of caffeine?', owner: 'Mint and rooibos are.' },
  { productId: 880013, body: 'Is the tin recyclable?', owner: 'Yes, and it can be refilled too.' },
  {
    productId: 880014,
    body: 'Can I use it on an induction stove?',
    owner: 'Yes, the steel core is magnetic.',
    buyer: 'Works on ours, on a low level.',
  },
  {
    productId: 880016,
    body: 'Is the board made of one piece?',
    owner: 'Yes, that is why each one looks different.',
  },
  { productId: 880020, body: 'Which color is easiest to see at night?' },
  { productId: 880012, body: 'What is the size of the throw?', owner: '140 by 200 cm.' },
  {
    productId: 880015,
    body: 'Are they warm enough for a stone floor?',
    buyer: 'Yes, with socks even in January.',
  },
  { productId: 880011, body: 'Does the wool itch?', owner: 'Merino of this fineness hardly does.' },
  {
    productId: 880019,
    body: 'Does it come with a strainer?',
    owner: 'No, but standard 7 cm strainers fit.',
  },
  { productId: 880010, body: 'Is the fringe knotted or sewn?', owner: 'Knotted by hand.' },
  { productId: 880018, body: 'Can the neck strap be adjusted?', owner: 'Yes, with two rings.' },
  {
    productId: 880017,
    body: 'How much of the sock is wool?',
    owner: '75 % wool, 23 % polyamide, 2 % elastane.',
  },
  {
    productId: 880013,
    body: 'Is there a version without scent?',
    owner: 'We add none. What you smell is the wax.',
  },
  {
    productId: 880021,
    body: 'How many bags are in the sampler?',
    owner: 'Twenty, five of each kind.',
  },
  { productId: 880014, body: 'How much does the mug hold?', owner: '350 ml to the rim.' },
  {
    productId: 880020,
    body: 'Can it be washed in a machine?',
    owner: 'At 30 degrees, without softener.',
  },
  { productId: 880016, body: 'Does the board smell of anything?' },
  {
    productId: 880012,
    body: 'Is the natural color bleached?',
    owner: 'No, it is the color of the flax.',
  },
  {
    productId: 880010,
    body: 'Do you plan a red one?',
    owner: 'Not this year, but we took a note.',
  },
  {
    productId: 880015,
    body: 'Can I wash them?',
    owner: 'Brush them when dry. Water makes felt shrink.',
  },
  {
    productId: 880019,
    body: 'Is the handle hot when the pot is full?',
    buyer: 'Warm, not hot. You can hold it.',
  },
  {
    productId: 880011,
    body: 'Which size for a head of 60 cm?',
    owner: 'The one size stretches to 62 cm.',
  },
  { productId: 880018, body: 'Is the cotton organic?', owner: 'Yes, certified since last year.' },
  {
    productId: 880010,
    body: 'Can I order it as a gift with a card?',
    owner: 'Yes, write the text in the comment of the order.',
  },
  { productId: 880017, body: 'Do they keep their shape?' },
  { productId: 880021, body: 'Is there a refill of one kind only?' },
];
