import { createElement } from 'react';
import { fill } from '@/lib/messages/fill';
import { codeFrame } from '../markdown/code-frame';

interface CodeSamplesProps {
  samples: readonly { label: string; source: string }[];
  /** Text above a sample, with the placeholder `{language}`. */
  title: string;
  /** Labels of the buttons for wrapping and copying. */
  labels: { wrap: string; copy: string };
}

/** Example requests, each collapsed under the name of its language. */
export function CodeSamples({ samples, title, labels }: CodeSamplesProps) {
  return samples.map(({ label, source }) => (
    <details key={label}>
      <summary>{fill(title, { language: label })}</summary>
      {codeFrame(createElement, { title: label, labels, code: <code>{source}</code> })}
    </details>
  ));
}
