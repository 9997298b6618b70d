import type { Comment, CommentDisplayPart, Reflection } from 'typedoc';

/** Block and modifier tags of the declarations beyond those of TSDoc. */
export const BLOCK_TAGS = [
  '@app',
  '@errorCode',
  '@firesEvent',
  '@guide',
  '@notWhen',
  '@endpoint',
  '@restStatus',
  '@whatToDo',
] as const;
export const MODIFIER_TAGS = ['@apiError', '@callsApi', '@commonError', '@referencePage'] as const;

type TextTag = (typeof BLOCK_TAGS)[number] | '@defaultValue' | '@remarks' | '@returns';

/** Joins the parts of a comment to Markdown, with every paragraph on one line. */
export function toMarkdown(parts: readonly CommentDisplayPart[] | undefined): string {
  const text = (parts ?? []).map((part) => part.text).join('');
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}

/** Reads the comments of one or several reflections. The first comment with a text takes precedence. */
export class Comments {
  private readonly comments: Comment[];

  constructor(...reflections: (Reflection | undefined)[]) {
    this.comments = reflections.flatMap((reflection) => reflection?.comment ?? []);
  }

  get summary(): string {
    return this.comments.map(({ summary }) => toMarkdown(summary)).find(Boolean) ?? '';
  }

  /** The text of every tag of this name, in source order. */
  tags(name: TextTag): string[] {
    return this.comments.flatMap(({ blockTags }) =>
      blockTags.filter(({ tag }) => tag === name).map(({ content }) => toMarkdown(content)),
    );
  }

  tag(name: TextTag): string {
    return this.tags(name)[0] ?? '';
  }

  has(name: (typeof MODIFIER_TAGS)[number]): boolean {
    return this.comments.some((comment) => comment.hasModifier(name));
  }

  /** The text of tags of the form `NAME - text`. */
  pairs(name: TextTag): [name: string, text: string][] {
    return this.tags(name).map((content) => {
      const [, head, text] = /^(\S+) - (.+)$/.exec(content) ?? [];
      if (!head || !text) throw new Error(`Expected "${name} NAME - text", got "${content}".`);
      return [head, text];
    });
  }
}
