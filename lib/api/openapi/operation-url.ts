/** Returns the URL of an operation's reference: `redeem` → `/api#redeem`. */
export function operationUrl(operationId: string): string {
  return `/api#${operationId}`;
}
