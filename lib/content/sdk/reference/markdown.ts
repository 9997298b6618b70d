export { codeLink, codeSpan } from '../../../api/openapi/markdown/markdown-text';

/** A fenced block of TypeScript. */
export function fence(title: string, code: string): string {
  return `\`\`\`ts title="${title}"\n${code}\n\`\`\``;
}

/** A table of inline Markdown. */
export function table(head: string[], rows: string[][]): string {
  const toLine = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n');
}

/** A bullet list of inline Markdown. */
export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** A section with a level-two heading, or nothing if it has no content. */
export function section(title: string, ...blocks: string[]): string[] {
  const content = blocks.filter(Boolean);
  return content.length > 0 ? [`## ${title}`, ...content] : [];
}

// British English, because American English adds a comma before `and`.
const LIST_FORMAT = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names to a list: `a, b and c`. */
export function joinNames(names: string[]): string {
  return LIST_FORMAT.format(names);
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns a number up to twelve as a word, larger ones in digits. */
function countWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** A count with its noun: `one function`, `12 functions`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${countWord(count)} ${count === 1 ? singular : plural}`;
}

/** Returns a text that can follow the beginning of a sentence. Keeps acronyms and code unchanged. */
export function uncapitalize(text: string): string {
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Removes code spans from a summary, because descriptions are plain text. */
export function plainText(markdown: string): string {
  return markdown.replaceAll('`', '');
}
