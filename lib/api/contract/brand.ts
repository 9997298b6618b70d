/** The names of the product that appear inside the contract. */
export interface ApiBrand {
  name: string;
  /** What the headers of a delivery begin with, where no convention names them. */
  headerPrefix: string;
  userAgent: string;
}

export const apiBrand: ApiBrand = {
  name: 'Laurel',
  headerPrefix: 'X-Laurel-',
  userAgent: 'Laurel-Webhooks/2',
};
