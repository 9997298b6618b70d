import type { SentRequest } from './example-request';

/** The token of a request in words: `access token`, `storefront token of customer 7400112`. */
export function senderText({ as }: Pick<SentRequest, 'as'>): string {
  if (!as) return 'access token';
  if ('storefront' in as) {
    const { customerIdentifier, sessionToken } = as.storefront;
    return customerIdentifier
      ? `storefront token of customer ${customerIdentifier}`
      : `storefront token of guest ${sessionToken}`;
  }
  const { client, shop, scope } = as;
  return [
    'access token',
    ...(scope ? [`with the scope ${scope}`] : []),
    ...(shop ? [`of the client ${client} for ${shop}`] : []),
  ].join(' ');
}
