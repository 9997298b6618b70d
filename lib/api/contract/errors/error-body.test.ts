import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { errorBody, toErrorBody } from './error-body';
import { reasonPhrases } from './reason-phrases';

describe('an error body', () => {
  it('has a list of messages, even for a single one', () => {
    expect(toErrorBody(409, 'reviewId has a vote already')).toEqual({
      message: ['reviewId has a vote already'],
      error: 'Conflict',
      statusCode: 409,
    });
  });

  it('has the reason phrase that HTTP servers send', () => {
    for (const [status, phrase] of Object.entries(reasonPhrases)) {
      expect(phrase).toBe(STATUS_CODES[status]);
    }
  });

  it('is invalid with text instead of a list', () => {
    const body = toErrorBody(404, 'gone');
    expect(errorBody.safeParse({ ...body, message: 'gone' }).success).toBe(false);
    expect(errorBody.safeParse({ ...body, message: [] }).success).toBe(false);
  });
});
