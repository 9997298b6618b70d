/** Writes a text as a string literal in single quotes, for JavaScript and PHP. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
