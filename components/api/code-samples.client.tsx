import { createElement } from 'react';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { fill } from '@/lib/site/messages/fill';
import { codeFrame } from '../markdown/code-frame';

interface CodeSamplesProps {
  samples: readonly { label: string; source: string }[];
}

/** Example requests, each collapsed under the name of its language. */
export function CodeSamples({ samples }: CodeSamplesProps) {
  return samples.map(({ label, source }) => (
    <details key={label}>
      <summary>{fill(messages.examples, { language: label })}</summary>
      {codeFrame(createElement, { title: label, labels: enCode, code: <code>{source}</code> })}
    </details>
  ));
}
