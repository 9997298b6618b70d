/** Scope descriptions, in the order of the reference. */
export const scopeDescriptions = {
  read_customer: 'Read customers with their balance, tier and consents.',
  write_customer: 'Set birthdays and change points balances.',
  read_wishlist: 'Read wishlists, their items and product statuses.',
  write_wishlist: 'Change wishlists and their items, create and attach session tokens.',
  read_review: 'Read reviews, ratings, questions and answers.',
  write_review: 'Write reviews, replies, votes, questions and answers.',
  read_gallery: 'Read galleries and their media.',
  read_reward: 'Read rules, tiers, campaigns, rewards and the activity history.',
  write_reward: 'Report custom actions and redeem points.',
} as const;

export type Scope = keyof typeof scopeDescriptions;

/** Whether a text is a scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(scopeDescriptions, text);
}
