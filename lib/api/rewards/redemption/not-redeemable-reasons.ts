/** Reasons for which a customer can't redeem a rule, in the order of their checks. */
export const notRedeemableReasons = [
  'programDisabled',
  'notEligible',
  'otherTier',
  'limitReached',
  'notEnoughPoints',
  'soldOut',
] as const;

export type NotRedeemableReason = (typeof notRedeemableReasons)[number];
