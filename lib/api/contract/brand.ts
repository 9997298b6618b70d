/** Names in webhooks that contain the product's name. */
export const apiBrand = {
  /** Prefix of the delivery headers that Standard Webhooks doesn't define. */
  headerPrefix: 'X-Laurel-',
  userAgent: 'Laurel-Webhooks/2',
};
