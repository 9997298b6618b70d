import { stringify } from 'yaml';

/** Front matter of a generated page. */
interface PageHead {
  title: string;
  description: string;
  declaration?: string;
  /** File or folder of the declarations. */
  generatedFrom: string;
}

/** Writes a page as Markdown. `generated_from` in its front matter marks it as generated. */
export function toMarkdownPage(head: PageHead, blocks: string[]): string {
  const frontMatter = stringify(
    {
      title: head.title,
      description: head.description,
      kind: 'reference',
      ...(head.declaration && { declaration: head.declaration }),
      generated_from: head.generatedFrom,
    },
    // Quotes strings that YAML 1.1 parsers read as booleans, such as the title `on`.
    { lineWidth: 0, compat: 'yaml-1.1' },
  );
  return `---\n${frontMatter}---\n\n${blocks.join('\n\n')}\n`;
}
