/** The tags that group operations and topics, in the order of the reference. */
const tagDescriptions = {
  Authentication: 'Tokens for servers, storefronts and guests.',
  Customers: 'Who a customer is, what the balance is, when the birthday is.',
  Rewards: 'Rules, tiers, campaigns, rewards and the history of points.',
  Reviews: 'Reviews with replies and votes, and the ratings made from them.',
  Questions: 'Questions about products and their answers.',
  Gallery: 'Galleries of media and the media that show a product.',
  Wishlists: 'Wishlists of customers and guests, their items and share links.',
  Webhooks: 'Subscriptions to topics.',
  'Webhook topics': 'What is sent to a subscribed address, topic by topic.',
} as const;

export type Tag = keyof typeof tagDescriptions;

/** The `tags` of the document. */
export const tags = Object.entries(tagDescriptions).map(([name, description]) => ({
  name,
  description,
}));
