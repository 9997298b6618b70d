/** Text between backticks, also if it has a backtick itself. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A fenced code block. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Text without line breaks, for a line of a list. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
