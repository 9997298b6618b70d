import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../constants';
import type { Requests } from '../requests/requests';
import { failure, type Result, successWith } from '../results';
import { createReferrals } from './referrals';

/** The referral program of a page whose requests have one result. */
function referralsWith(result: Result<unknown>) {
  const sent: unknown[] = [];
  const answer = async (...request: unknown[]) => {
    sent.push(request);
    return result;
  };
  const requests = { read: answer, write: answer } as unknown as Requests;
  return { referrals: createReferrals({ requests }), sent };
}

const failed = (code: ErrorCode) => failure(code, 'An error');

describe('the referral offer', () => {
  it('is that of the link', async () => {
    const { referrals, sent } = referralsWith(successWith({ isAvailable: true }));
    expect(await referrals.offer('mv7').read()).toMatchObject({ data: { isAvailable: true } });
    expect(sent).toEqual([['/storefront/v1/referralOffer', { referralCode: 'mv7' }]]);
    expect(referrals.offer('mv7').key).not.toBe(referrals.offer().key);
  });

  it('is missing without a program, or for a code that no link has', async () => {
    for (const code of ['FORBIDDEN', 'NOT_FOUND', 'INVALID_ARGUMENTS'] as const) {
      const { referrals } = referralsWith(failed(code));
      expect(await referrals.offer('mv7').read()).toMatchObject({ data: null });
    }
    const { referrals } = referralsWith(failed('NETWORK_ERROR'));
    expect(await referrals.offer().read()).toMatchObject({ error: { code: 'NETWORK_ERROR' } });
  });
});

it('claims the offer, and returns its code or the error', async () => {
  const friend = { referralCode: 'mv7', email: 'jo@mail.example' };
  const { referrals, sent } = referralsWith(successWith({ code: 'ABC' }));
  expect(await referrals.claim(friend)).toMatchObject({ data: 'ABC' });
  expect(sent).toEqual([['POST', '/storefront/v1/claimReferralOffer', friend]]);
  const known = referralsWith(failed('ALREADY_EXISTS'));
  expect(await known.referrals.claim(friend)).toMatchObject({ error: { code: 'ALREADY_EXISTS' } });
});
