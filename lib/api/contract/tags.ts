/** The tags that group operations and topics, in the order of the reference. */
const tagDescriptions = {
  Authentication: 'Tokens for servers, storefronts and guests.',
  Customers:
    'Customers with their points balance and birthday. Customers register in the shop; no operation creates them.',
  Rewards: 'Rules, tiers, campaigns, rewards and the activity history.',
  Reviews:
    'Reviews with replies and votes, and their ratings. Staff edit, publish and hide reviews in the admin.',
  Questions: 'Questions about products and their answers.',
  Gallery: 'Galleries, and the media of a gallery or a product.',
  Wishlists: 'Wishlists of customers and guests, their items and share links.',
  Webhooks: 'Subscriptions to topics.',
  'Webhook topics': 'The payloads that are sent to subscribed addresses.',
} as const;

export type Tag = keyof typeof tagDescriptions;

/** The `tags` of the document. */
export const tags = Object.entries(tagDescriptions).map(([name, description]) => ({
  name,
  description,
}));
