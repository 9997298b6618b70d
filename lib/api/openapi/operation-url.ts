/** Where the API reference shows an operation: `redeem` → `/api#redeem`. */
export function operationUrl(operationId: string): string {
  return `/api#${operationId}`;
}
