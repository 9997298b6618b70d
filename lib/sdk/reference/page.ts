import { stringify } from 'yaml';

/** What a generated page says about itself. */
export interface PageHead {
  title: string;
  description: string;
  declaration?: string;
  /** The file, or folder, of declarations that the page comes from. */
  generatedFrom: string;
}

/** Puts a page together. Its mark as generated is the front matter's `generated_from`. */
export function toMarkdownPage(head: PageHead, blocks: string[]): string {
  const frontMatter = stringify(
    {
      title: head.title,
      description: head.description,
      kind: 'reference',
      ...(head.declaration && { declaration: head.declaration }),
      generated_from: head.generatedFrom,
    },
    // Quotes what older YAML readers take for a boolean, such as the title `on`.
    { lineWidth: 0, compat: 'yaml-1.1' },
  );
  return `---\n${frontMatter}---\n\n${blocks.join('\n\n')}\n`;
}

/** A text that continues a sentence. A word in capitals, or code, stays as it is. */
export function uncapitalize(text: string): string {
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A summary without Markdown, as descriptions need it. */
export function plainText(markdown: string): string {
  return markdown.replaceAll('`', '');
}
