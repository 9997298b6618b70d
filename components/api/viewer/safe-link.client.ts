/** Returns the address if it is safe to link to (http, https or mailto), else `undefined`. */
export function safeHref(address: string): string | undefined {
  return /^(https?:\/\/|mailto:)/i.test(address.trim()) ? address.trim() : undefined;
}
