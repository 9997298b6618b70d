import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkedText } from '@/lib/search/engine';
import { splitMarks } from '@/lib/search/split-marks';

/** A text with its matches marked. All parts are text nodes, so nothing in the text can become markup. */
export function Marked(marked: MarkedText): ReactNode {
  const parts = splitMarks(marked).map((part, index) =>
    index % 2 === 1 ? createElement('mark', {}, part) : part,
  );
  return createElement(Fragment, {}, ...parts);
}
