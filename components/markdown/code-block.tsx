import type { ComponentPropsWithoutRef } from 'react';

type CodeBlockProps = ComponentPropsWithoutRef<'pre'> & { 'data-html'?: string };

/** The highlighted text of a code block. It is one string: as elements it would stand in the page's data at twice the size. */
export function CodeBlock({ 'data-html': html = '', ...rest }: CodeBlockProps) {
  return (
    <pre {...rest}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our highlighter from escaped text */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
