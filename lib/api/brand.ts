/** The names of the product that appear inside the contract. */
export const apiBrand = {
  name: 'Laurel',
  headerPrefix: 'X-Laurel-',
  userAgent: 'Laurel-Webhooks/2',
} as const;

export type ApiBrand = typeof apiBrand;
