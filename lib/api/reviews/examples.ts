export const createReviewBody = {
  customer: {
    summary: 'By a customer',
    value: {
      customerIdentifier: '7400112',
      productId: 880010,
      rate: 5,
      body: 'Kept me warm all winter.',
    },
  },
  guest: {
    summary: 'By a guest, with an image',
    value: {
      productId: 880010,
      rate: 5,
      title: 'Warm',
      body: 'Kept me warm all winter.',
      guestName: 'Ilse',
      guestEmail: 'ilse@mail.example',
      images: ['https://img.example/scarf.jpg'],
    },
  },
};

export const createReviewForm = {
  files: {
    summary: 'By a guest, with two files',
    value: {
      productId: 880010,
      rate: 5,
      body: 'Kept me warm all winter.',
      guestName: 'Ilse',
      guestEmail: 'ilse@mail.example',
      images: ['(bytes of scarf.jpg)', '(bytes of label.webp)'],
    },
  },
};

const thanks = { body: 'Thank you!', status: 'public' as const };

export const createReplyBody = {
  thanks: { summary: 'A public reply', value: { reviewId: 5210, reply: thanks } },
};

export const voteBody = {
  vote: {
    summary: 'A vote',
    value: { customerIdentifier: '7400112', reviewId: 5210 },
  },
};

export const deleteVoteBody = {
  vote: {
    summary: 'The vote of a customer',
    value: { customerIdentifier: '7400112', reviewId: 5211 },
  },
};
