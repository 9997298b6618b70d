import { createElement, useState } from 'react';
import type { CodeSample } from '@/lib/api/openapi/document-types';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { ConsoleTabs } from '../console/console-tabs.client';
import { codeFrame } from '../markdown/code-frame';

/** The example request, collapsed, in the languages that there are. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  const [chosen, choose] = useState('');
  const tabs = samples.map(({ label, source }) => ({
    id: label,
    title: label,
    panel: codeFrame(createElement, {
      title: label,
      labels: enCode,
      code: <code>{source}</code>,
    }),
  }));
  const [first] = tabs;
  if (!first) return null;
  return (
    <details>
      <summary>{messages.example}</summary>
      {tabs.length === 1 ? (
        first.panel
      ) : (
        <ConsoleTabs
          label={messages.example}
          tabs={tabs}
          chosen={chosen || first.id}
          onChoose={choose}
        />
      )}
    </details>
  );
}
