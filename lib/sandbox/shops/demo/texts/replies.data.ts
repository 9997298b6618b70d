/** Replies of the shop owner to friendly and to critical reviews. */
export const thanks: readonly string[] = [
  'Thank you!',
  'Thank you for taking the time to write this.',
  'This made our day in the packing room. Thank you!',
  'Good to read. Thank you, and see you again.',
  'Thank you! We passed this on to the workshop.',
  'We are happy that it serves you so well.',
];

export const apologies: readonly string[] = [
  'We are sorry about this. Please write to us, and we will send a new one.',
  'Thank you for telling us. We have changed the packaging since.',
  'That is not what we want to send out. A replacement is on its way.',
];
