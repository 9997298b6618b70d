/** Captions of media: of people with clothes, and of rooms. */
export const wornCaptions: readonly (string | null)[] = [
  'First snow of the year',
  'Sunday walk along the river',
  null,
  'Ready for the market',
  'Cold hands, warm neck',
  'Layers on layers',
  'The dog insisted on being in the picture',
  null,
  'Waiting for the ferry',
  'Gray days need good wool',
  'On the way to school',
  'Top of the hill, finally',
  'Rain does not count with this hood',
  null,
  'Coffee stop at kilometer 40',
  'Borrowed from my brother. He will not get it back.',
];

export const homeCaptions: readonly (string | null)[] = [
  'Breakfast in slow motion',
  'The good corner of the sofa',
  null,
  'Tea at four',
  'New board, old bread',
  'Candle weather',
];
