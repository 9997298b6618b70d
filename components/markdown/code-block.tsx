import { createElement } from 'react';
import type { CodeBlockProperties } from '@/lib/content/plugins/code-blocks';
import { en } from '@/lib/site/messages/en';
import { codeFrame } from './code-frame';

/** A highlighted code block of a page. */
export function CodeBlock({
  'data-language': language,
  'data-title': title,
  'data-wrap': wrap,
  'data-html': html,
}: CodeBlockProperties) {
  const { code: labels } = en;
  const languages: Readonly<Record<string, string>> = labels.languages;
  return codeFrame(createElement, {
    title: title ?? languages[language] ?? language,
    labels,
    isWrapped: wrap !== undefined,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter from escaped text
    code: <code dangerouslySetInnerHTML={{ __html: html }} />,
  });
}
