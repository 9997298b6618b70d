import { describe, expect, it } from 'vitest';
import { getOperation } from '../../api/operations';
import { identityNote } from './identity-note';

describe('the note about the identity', () => {
  it.each([
    ['redeem', { ruleId: 51 }, 'customerIdentifier is required'],
    [
      'createWishlist',
      { wishlistTitle: 'Gifts' },
      'customerIdentifier or sessionToken is required',
    ],
    ['createReview', { guestName: 'Mara' }, 'guestName and guestEmail'],
  ] as const)('says what %s requires with an access token', (id, body, message) => {
    expect(identityNote(getOperation(id), body)).toContain(message);
  });

  it.each([
    ['redeem', { customerIdentifier: '7400112', ruleId: 51 }],
    ['createWishlist', { sessionToken: 'a', wishlistTitle: 'Gifts' }],
    ['createReview', { guestName: 'Mara', guestEmail: 'mara@mail.example' }],
    ['createSubscription', { topic: 'review/created' }],
    ['redeem', null],
  ] as const)('is absent for %s with %j', (id, body) => {
    expect(identityNote(getOperation(id), body)).toBeUndefined();
  });
});
