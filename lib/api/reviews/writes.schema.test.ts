import { describe, expect, it } from 'vitest';
import { createReplyRequest, createReviewForm, createReviewRequest } from './writes.schema';

const customerIdentifier = '7400112';

describe('the body of createReview', () => {
  const body = { productId: 880010, rate: 5, body: 'Warm.', customerIdentifier };
  const image = 'https://img.example/scarf.jpg';
  const acceptsWith = (change: object) =>
    createReviewRequest.safeParse({ ...body, ...change }).success;

  it('accepts one to five stars and up to five pictures', () => {
    expect(acceptsWith({ rate: 1 })).toBe(true);
    expect(acceptsWith({ images: Array(5).fill(image) })).toBe(true);
  });

  it('rejects other ratings, more or other pictures, and unknown fields', () => {
    for (const rate of [0, 6, 4.5, '5']) expect(acceptsWith({ rate })).toBe(false);
    expect(acceptsWith({ images: Array(6).fill(image) })).toBe(false);
    expect(acceptsWith({ images: ['http://img.example/scarf.jpg'] })).toBe(false);
    expect(acceptsWith({ images: ['javascript:alert(1)'] })).toBe(false);
    expect(acceptsWith({ isPublished: true })).toBe(false);
  });

  it('can be a form with numbers as decimal digits and pictures as files', () => {
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

describe('the text of a reply', () => {
  const accepts = (body: unknown) =>
    createReplyRequest.safeParse({ reviewId: 1, reply: { body, status: 'public' } }).success;

  it('is measured in code points after trimming', () => {
    expect(accepts(` ${'a'.repeat(15_000)} `)).toBe(true);
    expect(accepts('🧣'.repeat(15_000))).toBe(true);
    expect(accepts('a'.repeat(15_001))).toBe(false);
    expect(accepts('   ')).toBe(false);
  });

  it('cannot contain NUL', () => {
    expect(accepts('a\u0000b')).toBe(false);
  });

  it('is trimmed', () => {
    const reply = { body: ' Thank you! ', status: 'public' as const };
    expect(createReplyRequest.parse({ reviewId: 1, reply }).reply.body).toBe('Thank you!');
  });
});
