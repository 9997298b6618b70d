import { codeFrame } from '../../markdown/code-frame';
import { tokenizeCode } from './code-colors.client';
import type { System, ViewerMessages } from './system.client';

interface CodeBlockProps {
  children?: string;
  /** A language, or the label of a code sample. */
  language?: string;
}

/** Replaces the viewer's code blocks with those of the site. */
export function createCodeBlock(system: System, { code: labels }: ViewerMessages) {
  const { createElement: h } = system.React;
  const languages: Readonly<Record<string, string>> = labels.languages;

  return function CodeBlock({ children = '', language = '' }: CodeBlockProps) {
    const tokens = tokenizeCode(String(children)).map(({ text, className }, position) =>
      className ? h('span', { key: position, className }, text) : text,
    );
    return codeFrame(h, {
      title: languages[language] ?? language,
      labels,
      code: h('code', null, tokens),
    });
  };
}
