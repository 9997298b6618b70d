/** Replaces `{name}` placeholders: `fill('Expand {label}', { label: 'Cart' })` → `Expand Cart`. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
