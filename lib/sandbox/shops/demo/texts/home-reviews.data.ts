import type { ReviewText } from './review-text';

/** Reviews of things for the home, by product, and of the shop. */
export const homeReviews: Readonly<Record<number, readonly ReviewText[]>> = {
  880012: [
    [5, 'Summer and winter', 'Cool in July, and in January it goes over the duvet.'],
    [4, null, 'Wrinkled as linen should be. The fringe is tidy.'],
    [5, 'Large enough for two', 'We share it on the sofa without any negotiation.'],
    [3, 'Lint in the first wash', 'Wash it alone the first time. I learned that too late.'],
    [5, null, 'The natural color fits every room in our house.'],
    [
      4,
      'Heavy in a good way',
      'It stays where you put it. I wish there were a smaller one for the chair.',
    ],
    [5, 'Gets better', 'Six months old and far softer than when it came.'],
    [2, 'Thinner than expected', 'I can see light through it. Nice to the touch, though.'],
  ],
  880013: [
    [5, 'Smells of honey', 'A gentle scent, not perfumed. It burned for almost two days.'],
    [4, null, 'Burns evenly if you trim the wick first.'],
    [5, 'No soot', 'The wall above the shelf is still white.'],
    [5, null, 'We light one at every dinner. Time for the bigger box.'],
    [3, 'Arrived with a dent', 'A dent on one side, which melted away. Better padding would help.'],
    [4, 'Simple', 'A candle that is only a candle. The tin can be used again.'],
    [1, 'Wick drowned', 'After an hour the wick sank into the wax and went out, twice.'],
    [5, 'Warm light', 'The flame is calm even beside an open window.'],
  ],
  880014: [
    [5, 'My office mug', 'It fell off my desk twice. One small chip at the foot, that is all.'],
    [4, null, 'Light and cheerful. It gets hot on the outside, so hold the handle.'],
    [5, 'Campfire proof', 'We heated soup in it over the fire. It cleaned up without a trace.'],
    [4, 'Good size', 'Holds exactly what my small coffee maker makes.'],
    [3, 'Rim is uneven', 'The dark rim is thinner on one side. It does not bother me much.'],
    [5, null, 'The white is warm, not like a hospital.'],
    [5, 'Set of four', 'We bought four, and they stack. The shelf is finally in order.'],
    [2, 'Chipped in the mail', 'One of two had a chip. I kept it for pens.'],
  ],
  880016: [
    [5, 'Heavy and honest', 'One piece of wood, no glue lines. The grain is beautiful.'],
    [5, null, 'Oiled it once, and water beads off.'],
    [
      4,
      'Bread on one side',
      'We use one side for bread and one for cheese. The groove catches crumbs.',
    ],
    [5, 'Wedding present', 'They sent a picture of it at breakfast. Highly recommended as a gift.'],
    [3, 'A small crack', 'A hair crack after the dry winter. Oil closed most of it.'],
    [4, null, 'The handle is cut well, no sharp edge.'],
    [5, 'Bigger than it looks', 'A whole loaf, a knife and butter fit on it.'],
    [4, 'Good, but no feet', 'It slides on our counter. A damp cloth under it helps.'],
  ],
  880019: [
    [5, 'Pours without a drip', 'I have looked for a teapot that does not drip for years.'],
    [4, null, 'Keeps tea hot for about an hour with a cozy.'],
    [
      5,
      'Beautiful glaze',
      'Every one seems to be a little different. Ours has a dark ring near the lid.',
    ],
    [3, 'Lid is loose', 'Hold the lid for the last cup, or it falls into the cup.'],
    [5, null, 'Large enough for four, light enough for one hand.'],
    [4, 'Fits our strainer', 'The opening is wide, so it is easy to clean.'],
    [2, 'Spout clogs', 'Large leaves get stuck in the spout. Fine with bags.'],
    [5, 'Sunday teapot', 'It comes out on Sundays and makes the table look complete.'],
  ],
};

/** Reviews of the shop itself. */
export const shopReviews: readonly ReviewText[] = [
  [5, 'Honest descriptions', 'What they write is what you get. Measurements are exact.'],
  [5, null, 'Fast delivery and hardly any packaging.'],
  [4, 'Good selection', 'Not many things, but each one is useful. More sizes would be nice.'],
  [5, 'Real people answer', 'I wrote on a Sunday and had a kind reply on Monday morning.'],
  [3, 'Slow before the holidays', 'Eleven days in December. The rest of the year it was two.'],
  [5, 'Points that are worth something', 'I paid for shipping with points twice already.'],
  [4, null, 'Returning a pair of slippers took one form and one week.'],
  [5, 'Our present shop', 'We stopped looking elsewhere for birthday presents.'],
  [2, 'Parcel left outside', 'The parcel stood in the rain. They replaced it, but it took a call.'],
  [4, 'Nice emails', 'Two emails a month, with something to read in them.'],
];
