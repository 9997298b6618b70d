import { useState } from 'react';
import { ERROR_CODES } from '@/lib/storefront/constants';
import { customerOnly } from '@/lib/storefront/modules/customer-only';
import { hasFailed, success } from '@/lib/storefront/results';
import { perShop, type Shop } from '../live/shop.client';

/** Votes that the page has found out about, with the customers. The API returns only their number. */
const votes = perShop(() => new Set<string>());

/** The state of the button that adds or removes a vote for a review. Guests are asked to sign in. */
export function useVote(shop: Shop, reviewId: number) {
  const [isBusy, setBusy] = useState(false);
  const [isFailure, setFailure] = useState(false);
  const { tokens, requests, overlays } = shop.context;
  const known = votes(shop);
  const keyNow = () => `${tokens.accepted?.session.customerId} ${reviewId}`;

  const change = async () => {
    const key = keyNow();
    const isVoted = known.has(key);
    const name = isVoted ? 'deleteVote' : 'createVote';
    const changed = await requests.write('POST', `/v2/reviews/${name}`, { reviewId });
    const code = hasFailed(changed) ? changed.error.code : null;
    // Somebody who voted on an earlier visit, or in another tab, has what they want.
    const wasDone = code === (isVoted ? ERROR_CODES.NOT_FOUND : ERROR_CODES.ALREADY_EXISTS);
    if (code !== null && !wasDone) return changed;
    if (isVoted) known.delete(key);
    else known.add(key);
    return success();
  };

  return {
    isVoted: known.has(keyNow()),
    isBusy,
    hasFailed: isFailure,
    async toggle() {
      if (isBusy) return;
      setBusy(true);
      const result = await customerOnly(shop.context, change);
      setBusy(false);
      const code = hasFailed(result) ? result.error.code : null;
      const mustSignIn = code === ERROR_CODES.NOT_AUTHENTICATED;
      if (mustSignIn) overlays.openDialog('reviews', 'sign_in');
      setFailure(code !== null && !mustSignIn);
    },
  };
}
