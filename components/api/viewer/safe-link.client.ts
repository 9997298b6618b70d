/** An address that a link may lead to: http, https or mail. Everything else is no link. */
export function linkable(address: string): string | undefined {
  return /^(https?:\/\/|mailto:)/i.test(address.trim()) ? address.trim() : undefined;
}
