import { describe, expect, it } from 'vitest';
import { updateBalanceRequest, updateBirthdayRequest } from './customers/schema';
import { getAccessTokenRequest, getStorefrontTokenRequest } from './oauth/schema';
import { createAnswerRequest, createQuestionRequest } from './questions/schema';
import { createReplyRequest, createReviewForm, createReviewRequest } from './reviews/schema';
import { redeemRequest, sendEventRequest } from './rewards/schema';
import { createSubscriptionRequest } from './webhooks/schema';
import {
  createShareLinkRequest,
  createWishlistItemRequest,
  createWishlistRequest,
  updateWishlistRequest,
} from './wishlists/schema';

const customerIdentifier = '7400112';

describe('a customer identifier', () => {
  const takes = (value: unknown) =>
    updateBalanceRequest.safeParse({ customerIdentifier: value, balanceDelta: 1 }).success;

  it.each(['7400112', 'mara@mail.example', '+4930555010'])('may be %s', (value) => {
    expect(takes(value)).toBe(true);
  });

  it.each(['', 'mara', '0930 555', '+', '+0301', '7400112.0', 7400112, null])(
    'may not be %j',
    (value) => {
      expect(takes(value)).toBe(false);
    },
  );
});

describe('the body of updateBalance', () => {
  const takes = (balanceDelta: unknown) =>
    updateBalanceRequest.safeParse({ customerIdentifier, balanceDelta }).success;

  it.each([1, -20, 0.01, 15.5, 1_000_000, -1_000_000])('takes %d', (delta) => {
    expect(takes(delta)).toBe(true);
  });

  it.each([0, -0, 0.001, 1.005, 1_000_000.01, '20', null, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %j',
    (delta) => {
      expect(takes(delta)).toBe(false);
    },
  );

  it('refuses unknown names', () => {
    const body = { customerIdentifier, balanceDelta: 1 };
    expect(updateBalanceRequest.safeParse({ ...body, reason: 'x' }).success).toBe(false);
  });
});

describe('the body of updateBirthday', () => {
  const takes = (date: object) =>
    updateBirthdayRequest.safeParse({ customerIdentifier, ...date }).success;

  it('takes a day that exists', () => {
    expect(takes({ day: 17, month: 9 })).toBe(true);
    expect(takes({ day: 29, month: 2 })).toBe(true);
    expect(takes({ day: 29, month: 2, year: 2000 })).toBe(true);
  });

  it('refuses a day that does not', () => {
    expect(takes({ day: 31, month: 4 })).toBe(false);
    expect(takes({ day: 30, month: 2 })).toBe(false);
    expect(takes({ day: 29, month: 2, year: 1900 })).toBe(false);
    expect(takes({ day: 0, month: 1 })).toBe(false);
    expect(takes({ day: 1, month: 13 })).toBe(false);
    expect(takes({ day: 1, month: 1, year: 1899 })).toBe(false);
    expect(takes({ day: '1', month: 1 })).toBe(false);
  });
});

describe('the body of getAccessToken', () => {
  const body = {
    clientId: 'cl_5f20',
    clientSecret: 'sec_example',
    grantType: 'client_credentials',
    scope: 'read_customer read_reward',
  };
  const takes = (change: object) => getAccessTokenRequest.safeParse({ ...body, ...change }).success;

  it('takes scopes in any order, also twice', () => {
    expect(takes({})).toBe(true);
    expect(takes({ scope: 'write_review read_review write_review' })).toBe(true);
    expect(takes({ shop: 'northlight.shop.example' })).toBe(true);
  });

  it('refuses what is no scope, no grant and no domain', () => {
    expect(takes({ scope: '' })).toBe(false);
    expect(takes({ scope: 'read_everything' })).toBe(false);
    expect(takes({ scope: 'read_customer,read_reward' })).toBe(false);
    expect(takes({ grantType: 'password' })).toBe(false);
    expect(takes({ shop: 'https://northlight.shop.example' })).toBe(false);
    expect(takes({ clientSecret: '' })).toBe(false);
  });
});

describe('text', () => {
  const takes = (body: unknown) =>
    createReplyRequest.safeParse({ reviewId: 1, reply: { body, status: 'public' } }).success;

  it('is measured in code points after trimming', () => {
    expect(takes(` ${'a'.repeat(15_000)} `)).toBe(true);
    expect(takes('🧣'.repeat(15_000))).toBe(true);
    expect(takes('a'.repeat(15_001))).toBe(false);
    expect(takes('   ')).toBe(false);
  });

  it('never holds NUL', () => {
    expect(takes('a\u0000b')).toBe(false);
  });

  it('comes out trimmed', () => {
    const reply = { body: ' Thank you! ', status: 'public' as const };
    expect(createReplyRequest.parse({ reviewId: 1, reply }).reply.body).toBe('Thank you!');
  });
});

describe('an author', () => {
  const question = { productId: 880010, body: 'Is it washable?' };
  const guest = { guestName: 'Tom', guestEmail: 'tom@mail.example' };
  const takes = (author: object) =>
    createQuestionRequest.safeParse({ ...question, ...author }).success;

  it('is a customer, a guest, or whom the token names', () => {
    expect(takes({ customerIdentifier })).toBe(true);
    expect(takes(guest)).toBe(true);
    expect(takes({})).toBe(true);
  });

  it('is not half a guest, nor a guest and a customer', () => {
    expect(takes({ guestName: 'Tom' })).toBe(false);
    expect(takes({ guestEmail: 'tom@mail.example' })).toBe(false);
    expect(takes({ ...guest, customerIdentifier })).toBe(false);
    expect(takes({ ...guest, guestEmail: 'tom' })).toBe(false);
  });

  it('of an answer may be left out, for the shop owner', () => {
    const answer = { body: 'Yes.', isPublished: true };
    expect(createAnswerRequest.safeParse({ questionId: 1, answer }).success).toBe(true);
    expect(createAnswerRequest.safeParse({ questionId: 1, answer: { body: 'Yes.' } }).success).toBe(
      false,
    );
  });
});

describe('the body of createReview', () => {
  const body = { productId: 880010, rate: 5, body: 'Warm.', customerIdentifier };
  const image = 'https://img.example/scarf.jpg';
  const takes = (change: object) => createReviewRequest.safeParse({ ...body, ...change }).success;

  it('takes one to five stars and up to five pictures', () => {
    expect(takes({ rate: 1 })).toBe(true);
    expect(takes({ images: Array(5).fill(image) })).toBe(true);
  });

  it('refuses anything beyond', () => {
    for (const rate of [0, 6, 4.5, '5']) expect(takes({ rate })).toBe(false);
    expect(takes({ images: Array(6).fill(image) })).toBe(false);
    expect(takes({ images: ['http://img.example/scarf.jpg'] })).toBe(false);
    expect(takes({ images: ['javascript:alert(1)'] })).toBe(false);
    expect(takes({ isPublished: true })).toBe(false);
  });

  it('may be a form, whose numbers are decimal digits and whose pictures are files', () => {
    const form = { ...body, productId: '880010', rate: '5' };
    const file = new File(['x'], 'scarf.jpg', { type: 'image/jpeg' });
    expect(createReviewForm.parse({ ...form, images: [file, file] })).toMatchObject({
      productId: 880010,
      rate: 5,
    });
    expect(createReviewForm.parse({ ...form, images: file }).images).toHaveLength(1);
    expect(createReviewForm.safeParse(form).success).toBe(true);
    expect(createReviewForm.safeParse({ ...form, rate: '5.0' }).success).toBe(false);
    expect(createReviewForm.safeParse({ ...form, images: Array(6).fill(file) }).success).toBe(
      false,
    );
    expect(createReviewForm.safeParse({ ...form, images: ['scarf.jpg'] }).success).toBe(false);
  });
});

describe('an owner of wishlists', () => {
  it('is a customer or a session, never both', () => {
    const item = { productId: 880010 };
    const session = { sessionToken: 'ses_0c9a4d77' };
    const takes = (owner: object) =>
      createWishlistItemRequest.safeParse({ ...item, ...owner }).success;
    expect(takes({ customerIdentifier })).toBe(true);
    expect(takes(session)).toBe(true);
    expect(takes({ customerIdentifier, ...session })).toBe(false);
    expect(getStorefrontTokenRequest.safeParse({}).success).toBe(true);
    expect(getStorefrontTokenRequest.safeParse({ customerIdentifier, ...session }).success).toBe(
      false,
    );
  });
});

describe('the bodies about wishlists', () => {
  it('need something to change', () => {
    expect(updateWishlistRequest.safeParse({ wishlistId: 1 }).success).toBe(false);
    expect(updateWishlistRequest.safeParse({ wishlistId: 1, customerIdentifier }).success).toBe(
      false,
    );
    expect(updateWishlistRequest.safeParse({ wishlistId: 1, isPrivate: false }).success).toBe(true);
  });

  it('need a title of 1 to 255 characters', () => {
    const takes = (wishlistTitle: unknown) =>
      createWishlistRequest.safeParse({ customerIdentifier, wishlistTitle }).success;
    expect(takes('x'.repeat(255))).toBe(true);
    expect(takes('x'.repeat(256))).toBe(false);
    expect(takes('  ')).toBe(false);
  });

  it('need wishlists and a known channel for a share link', () => {
    const takes = (wishlistIds: unknown, shareChannel: unknown) =>
      createShareLinkRequest.safeParse({ customerIdentifier, wishlistIds, shareChannel }).success;
    expect(takes([301], 'pinterest')).toBe(true);
    expect(takes([], 'pinterest')).toBe(false);
    expect(takes([301], 'fax')).toBe(false);
  });
});

describe('the bodies about rewards', () => {
  it('report custom actions only', () => {
    const event = { customerIdentifier, ruleId: 40 };
    expect(sendEventRequest.safeParse({ ...event, ruleType: 'custom_action' }).success).toBe(true);
    expect(sendEventRequest.safeParse({ ...event, ruleType: 'place_order' }).success).toBe(false);
    expect(sendEventRequest.safeParse(event).success).toBe(false);
  });

  it('spend a positive number of points with two decimals at most', () => {
    const takes = (pointsToSpend: unknown) =>
      redeemRequest.safeParse({ customerIdentifier, ruleId: 51, pointsToSpend }).success;
    expect(takes(99.99)).toBe(true);
    expect(takes(undefined)).toBe(true);
    for (const value of [0, -1, 1.001, '100']) expect(takes(value)).toBe(false);
  });
});

describe('a webhook address', () => {
  const takes = (address: unknown, topic = 'customer/balanceUpdated') =>
    createSubscriptionRequest.safeParse({ topic, address }).success;

  it('is plain https', () => {
    expect(takes('https://hooks.shop.example/loyalty?v=2')).toBe(true);
    expect(takes('https://hooks.shop.example:8443/')).toBe(true);
  });

  it.each([
    'http://hooks.shop.example/',
    'https://user:secret@hooks.shop.example/',
    'https://hooks.shop.example/#part',
    'hooks.shop.example',
    'ftp://hooks.shop.example/',
    '',
    `https://hooks.shop.example/${'x'.repeat(2048)}`,
  ])('is not %s', (address) => {
    expect(takes(address)).toBe(false);
  });

  it('needs a topic that exists', () => {
    expect(takes('https://hooks.shop.example/', 'customer/created')).toBe(false);
    expect(takes('https://hooks.shop.example/', 'customer.balanceUpdated')).toBe(false);
  });
});
