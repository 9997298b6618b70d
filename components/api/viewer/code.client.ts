import { tokenizeCode } from './code-colors.client';
import type { System, ViewerMessages } from './system.client';

interface CodeProps {
  children?: string;
  /** What the bar says. */
  language?: string;
}

const NAMES: Readonly<Record<string, string>> = { json: 'JSON', bash: 'Shell', xml: 'XML' };

/** A code block in the frame of the site's own ones, whose buttons are worked by the page's code actions. */
export function createCodeBlock(system: System, messages: ViewerMessages) {
  const { createElement: h } = system.React;

  const button = (action: 'copy' | 'wrap', label: string) =>
    h('button', {
      type: 'button',
      className: `icon-${action}`,
      'data-code': action,
      'aria-label': label,
    });

  return function Code({ children = '', language = '' }: CodeProps) {
    const source = String(children);
    return h(
      'figure',
      { className: 'code' },
      h(
        'figcaption',
        null,
        h('span', null, NAMES[language] ?? language),
        button('wrap', messages.wrap),
        button('copy', messages.copy),
      ),
      h(
        'pre',
        { tabIndex: 0 },
        h(
          'code',
          null,
          tokenizeCode(source).map(({ text, className }, position) =>
            className ? h('span', { key: position, className }, text) : text,
          ),
        ),
      ),
    );
  };
}
