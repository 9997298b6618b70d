import type { createElement, ReactElement, ReactNode } from 'react';
import { CODE_BUTTON } from '@/lib/site/config/hooks';

interface CodeFrame {
  /** Text of the bar: a title or the name of the language. */
  title: string;
  /** Labels of the buttons for wrapping and copying. Without labels, the frame has no buttons. */
  labels?: { wrap: string; copy: string };
  /** Whether long lines wrap at first. */
  isWrapped?: boolean;
  /** The `code` element. */
  code: ReactNode;
}

/**
 * The frame of every code block: a bar with a title and buttons, and the code in a box that scrolls by keyboard.
 * `code-buttons.client.ts` handles the buttons.
 *
 * @param h `createElement` of the React that renders the frame
 */
export function codeFrame(
  h: typeof createElement,
  { title, labels, isWrapped = false, code }: CodeFrame,
): ReactElement {
  const button = (action: keyof NonNullable<typeof labels>, label: string) =>
    h('button', {
      type: 'button',
      className: `icon-${action}`,
      [CODE_BUTTON]: action,
      'aria-label': label,
    });
  return h(
    'figure',
    { className: 'code' },
    labels
      ? h(
          'figcaption',
          null,
          h('span', null, title),
          button('wrap', labels.wrap),
          button('copy', labels.copy),
        )
      : h('figcaption', null, title),
    h('pre', { tabIndex: 0, ...(isWrapped && { 'data-wrap': '' }) }, code),
  );
}
