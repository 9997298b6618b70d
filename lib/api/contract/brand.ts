/** The product's name and the names derived from it in the contract. */
export interface ApiBrand {
  name: string;
  /** Prefix of the delivery headers that Standard Webhooks doesn't define. */
  headerPrefix: string;
  userAgent: string;
}

export const apiBrand: ApiBrand = {
  name: 'Laurel',
  headerPrefix: 'X-Laurel-',
  userAgent: 'Laurel-Webhooks/2',
};
