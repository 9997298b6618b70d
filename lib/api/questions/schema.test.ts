import { describe, expect, it } from 'vitest';
import { createAnswerRequest, createQuestionRequest } from './schema';

const customerIdentifier = '7400112';

describe('an author', () => {
  const question = { productId: 880010, body: 'Is it washable?' };
  const guest = { guestName: 'Tom', guestEmail: 'tom@mail.example' };
  const accepts = (author: object) =>
    createQuestionRequest.safeParse({ ...question, ...author }).success;

  it('is a customer, a guest, or named by the token only', () => {
    expect(accepts({ customerIdentifier })).toBe(true);
    expect(accepts(guest)).toBe(true);
    expect(accepts({})).toBe(true);
  });

  it('is trimmed', () => {
    const padded = { guestName: ' Tom ', guestEmail: ' tom@mail.example ' };
    expect(createQuestionRequest.parse({ ...question, ...padded })).toMatchObject(guest);
  });

  it('is not a guest without name or email, nor a guest and a customer', () => {
    expect(accepts({ guestName: 'Tom' })).toBe(false);
    expect(accepts({ guestEmail: 'tom@mail.example' })).toBe(false);
    expect(accepts({ ...guest, customerIdentifier })).toBe(false);
    expect(accepts({ ...guest, guestEmail: 'tom' })).toBe(false);
  });

  it('of an answer can be left out for the shop owner', () => {
    const answer = { body: 'Yes.', isPublished: true };
    expect(createAnswerRequest.safeParse({ questionId: 1, answer }).success).toBe(true);
    expect(createAnswerRequest.safeParse({ questionId: 1, answer: { body: 'Yes.' } }).success).toBe(
      false,
    );
  });
});
