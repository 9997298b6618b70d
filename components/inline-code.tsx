import { Children, type ReactNode } from 'react';

/** The place after a slash between words, or hyphens with the character that follows, except in patterns. */
const BREAKS = /(?<=\w\/)(?=\w)|((?<!\[\w)-+\w)/;

/**
 * Code in text. Lines break after a slash, but not after a hyphen: the style sheet of the text keeps the spans whole.
 * Both leave the text as it is, so that readers can copy and find it.
 */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code>
      {Children.map(children, (child) =>
        typeof child === 'string' ? child.split(BREAKS).map(renderPart) : child,
      )}
    </code>
  );
}

/** @param part at even places text, at odd ones what separates it: hyphens, or nothing after a slash */
function renderPart(part: string | undefined, place: number): ReactNode {
  if (place % 2 === 0) return part;
  return part ? <span key={place}>{part}</span> : <wbr key={place} />;
}
