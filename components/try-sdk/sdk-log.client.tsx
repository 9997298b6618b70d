'use client';

import { toScale } from '@/lib/browser/console/trace-entries';
import type { LoggedEntry } from '@/lib/browser/live-sdk/log';
import { eventPage, operationPage } from '@/lib/browser/live-sdk/pages';
import { withBasePath } from '@/lib/site/config/base-path';
import { enPanel } from '@/lib/site/messages/en-panel';
import { enRunSdk as messages } from '@/lib/site/messages/en-run-sdk';
import { enTrySdk } from '@/lib/site/messages/en-try-sdk';
import { fill } from '@/lib/site/messages/fill';
import consoleStyles from '../console/console.module.css';
import { JsonView } from '../console/json-view.client';
import { Trace, type TraceItem } from '../console/trace.client';

interface SdkLogProps {
  entries: readonly LoggedEntry[];
  /** Whether the entries are drawn on a timeline, in the order in which they happened. In a log, the newest is first. */
  isToScale?: boolean;
}

/** The calls of an SDK, the requests that it sent, and the events that it fired. */
export function SdkLog({ entries, isToScale = false }: SdkLogProps) {
  if (entries.length === 0) return <p className={consoleStyles.quiet}>{messages.nothingYet}</p>;
  const spans = isToScale ? toScale(entries.map(momentOf)) : [];
  const items = entries.map((entry, index) => ({ ...itemOf(entry), span: spans[index] }));
  return isToScale ? (
    <Trace label={messages.timeline} items={items} />
  ) : (
    <Trace label={enTrySdk.tabs.log} items={items.reverse()} />
  );
}

/** When an entry began, and how long it took. Requests are logged with their response. */
function momentOf(entry: LoggedEntry) {
  const ms = entry.kind === 'request' ? entry.request.ms : 0;
  return { at: entry.at - ms, ms };
}

function itemOf(entry: LoggedEntry): TraceItem {
  const key = String(entry.number);
  switch (entry.kind) {
    case 'request': {
      const { method, path, status, ms } = entry.request;
      return {
        key,
        kind: 'request',
        name: <PageLink href={operationPage(path)}>{`${method} ${path}`}</PageLink>,
        result: fill(enPanel.delivered, { status: String(status), ms: String(ms) }),
        isGood: status < 400,
      };
    }
    case 'event':
      return {
        key,
        kind: 'event',
        name: <PageLink href={eventPage(entry.name)}>{entry.name}</PageLink>,
        children: <Folded title={enPanel.payload} value={entry.payload} />,
      };
    case 'call':
      return {
        key,
        kind: 'action',
        name: entry.code,
        children: 'result' in entry && <Folded title={enTrySdk.tabs.result} value={entry.result} />,
      };
    case 'output':
      return { key, kind: 'output', name: entry.text, isGood: !entry.isError };
    case 'link':
      return { key, kind: 'action', name: entry.href, result: messages.linkOfShop };
  }
}

function Folded({ title, value }: { title: string; value: unknown }) {
  return (
    <details className={consoleStyles.fold}>
      <summary>{title}</summary>
      <JsonView value={value} />
    </details>
  );
}

function PageLink({ href, children }: { href: string | null; children: string }) {
  return href ? <a href={withBasePath(href)}>{children}</a> : children;
}
