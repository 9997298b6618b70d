import { Fragment, type ReactNode } from 'react';
import type { MarkedText } from '@/lib/search/engine';

/** A text with its matches marked. All parts are text nodes, so nothing in the text can become markup. */
export function Marked({ text, marks }: MarkedText): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (let index = 0; index < marks.length; index += 2) {
    const start = marks[index] ?? 0;
    const end = marks[index + 1] ?? start;
    parts.push(
      <Fragment key={start}>
        {text.slice(from, start)}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
