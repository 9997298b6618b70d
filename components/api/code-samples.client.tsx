import { createElement } from 'react';
import type { CodeSample } from '@/lib/api/openapi/document-types';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enCode } from '@/lib/site/messages/en-code';
import { codeFrame } from '../markdown/code-frame';
import { Tab, Tabs } from '../markdown/tabs';

/** The example request, collapsed, in the languages that there are. */
export function CodeSamples({ samples }: { samples: readonly CodeSample[] }) {
  if (samples.length === 0) return null;
  const tabs = samples.map(({ label, source }) => (
    <Tab key={label} title={label} value={label}>
      {codeFrame(createElement, { title: label, labels: enCode, code: <code>{source}</code> })}
    </Tab>
  ));
  return (
    <details>
      <summary>{messages.example}</summary>
      {tabs.length === 1 ? tabs : <Tabs group="request">{tabs}</Tabs>}
    </details>
  );
}
