import type { ReviewText } from './review-text';

/** Reviews of the clothes except for the scarf, by product. */
export const clothingReviews: Readonly<Record<number, readonly ReviewText[]>> = {
  880011: [
    [
      5,
      'Stays over the ears',
      'It does not creep up when I turn my head. Small thing, big difference.',
    ],
    [4, null, 'Soft and thin enough for a bicycle helmet.'],
    [5, 'Perfect for running', 'It dries on the heater in twenty minutes and does not smell.'],
    [3, 'Runs small', 'It fits my daughter better than me. Please add a second size.'],
    [5, null, 'Bought in May, waited for November, happy since.'],
    [4, 'Good basic beanie', 'Nothing special, and that is what I was looking for.'],
    [2, 'Lost its shape', 'After a month it is looser than it was. I expected more of merino.'],
    [5, 'Warm head, warm person', 'My whole family has one now, each in another color.'],
  ],
  880015: [
    [5, 'Like walking on moss', 'The floor in our hallway is stone. I no longer notice.'],
    [5, null, 'They kept their shape through a winter of daily use.'],
    [4, 'Size up', 'Between two sizes, take the larger one. The felt gives only a little.'],
    [3, 'Slippery on wood', 'Comfortable, but careful on stairs without socks.'],
    [5, 'Quiet', 'My neighbors below thanked me. I had not told them about the slippers.'],
    [1, 'Sole came off', 'The left sole came loose in the second week.'],
    [4, null, 'Warm without being hot. The seam at the heel could be flatter.'],
    [5, 'Second pair', 'The first pair lasted four years. The second is just as good.'],
  ],
  880017: [
    [5, 'Best socks I own', 'No seam at the toes, and they stay up on long walks.'],
    [4, null, 'Warm and not too thick for normal shoes.'],
    [
      5,
      'Two weeks in the mountains',
      'Wore two pairs in turns, washed them in a stream. Still like new.',
    ],
    [3, 'Dry slowly', 'Nice to wear, but they need two days on the line.'],
    [5, null, 'My feet were always cold at the desk. Not any more.'],
    [4, 'Good gift', 'I put them in with a book, and the socks got more thanks.'],
    [5, 'No holes yet', 'A year old and worn every week. The heel is as thick as on day one.'],
    [2, 'Wrong size sent', 'I ordered 42 and got 38. The exchange took nine days.'],
  ],
  880018: [
    [5, 'Deep pockets', 'A towel, a phone and a wooden spoon fit at the same time.'],
    [4, null, 'Heavy cotton that gets softer with each wash.'],
    [5, 'Made for a workshop too', 'I use it for pottery. Clay brushes off when it is dry.'],
    [4, 'Long ties', 'The ties go around twice and close in front, as they should.'],
    [3, 'Creases a lot', 'It needs ironing after every wash if you care about that.'],
    [5, null, 'The blue is deep and has not faded.'],
    [5, 'My partner took it', 'I bought it for myself and have not worn it since.'],
    [4, 'Solid', 'Good stitching at the pockets, where aprons usually give up.'],
  ],
  880020: [
    [4, 'Dry for three hours', 'We had rain all afternoon. Only my shoes were wet.'],
    [5, null, 'Packs into its own pocket, about the size of an apple.'],
    [5, 'Covers the backpack', 'Long enough at the back to cover a day pack. The snaps hold.'],
    [3, 'Warm inside', 'It keeps rain out and sweat in. Fine for short walks.'],
    [4, null, 'The hood has a brim, so glasses stay clear.'],
    [2, 'Zip got stuck', 'The zip of the pocket jams, and I had to open it with pliers.'],
    [5, 'Great on a bicycle', 'The loops for the thumbs keep the front down while riding.'],
    [
      5,
      'Bright enough to be seen',
      'The yellow shows at dusk. I wear it on the way to school with the kids.',
    ],
  ],
};
