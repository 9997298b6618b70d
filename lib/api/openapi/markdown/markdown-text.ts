/** Text between backticks, also if it has a backtick itself. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A name as code, linked to its page if it has one. */
export function codeLink(name: string, url: string | null | undefined): string {
  return url ? `[${codeSpan(name)}](${url})` : codeSpan(name);
}

/** A fenced code block. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Text without line breaks, for a line of a list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
