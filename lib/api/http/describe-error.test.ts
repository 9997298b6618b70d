import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error';

describe('an error in the log', () => {
  it('has its type, code, constraint and frames, and those of its causes', () => {
    const cause = Object.assign(new Error('duplicate key (mara@mail.example)'), {
      code: '23505',
      constraint: 'customers_email',
    });
    expect(describeError(new TypeError('insert: ses_secret', { cause }))).toEqual({
      type: 'TypeError',
      frames: expect.arrayContaining([expect.stringMatching(/^at .*describe-error\.test/)]),
      cause: {
        type: 'Error',
        code: '23505',
        constraint: 'customers_email',
        frames: expect.any(Array),
      },
    });
  });

  it('has no message, which may contain tokens and personal data', () => {
    const error = new Error('params: ses_secret,\nmara@mail.example');
    expect(JSON.stringify(describeError(error))).not.toMatch(/ses_secret|mara@/);
  });

  it('takes no line of the message for a frame', () => {
    const described = describeError(new Error('params:\n  at mara@mail.example\n  at ses_secret'));
    expect(described.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(described)).not.toMatch(/ses_secret|mara@/);
  });

  it('may be anything that was thrown', () => {
    expect(describeError('text')).toEqual({ type: 'string', frames: [] });
  });
});
