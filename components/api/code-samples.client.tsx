import { createElement, useState } from 'react';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { ConsoleTabs } from '../console/console-tabs.client';
import { codeFrame } from '../markdown/code-frame';

interface CodeSamplesProps {
  samples: readonly { label: string; source: string }[];
}

/** The example request, collapsed, in the languages that there are. */
export function CodeSamples({ samples }: CodeSamplesProps) {
  const [first] = samples;
  const [chosen, choose] = useState(first?.label ?? '');
  if (!first) return null;
  const code = ({ label, source }: typeof first) =>
    codeFrame(createElement, { title: label, labels: enCode, code: <code>{source}</code> });
  return (
    <details>
      <summary>{messages.example}</summary>
      {samples.length === 1 ? (
        code(first)
      ) : (
        <ConsoleTabs
          label={messages.example}
          tabs={samples.map((sample) => ({
            id: sample.label,
            title: sample.label,
            panel: code(sample),
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </details>
  );
}
