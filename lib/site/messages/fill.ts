/** Replaces `{name}` placeholders: `fill('Pages of {label}', { label: 'Cart' })` → `Pages of Cart`. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
