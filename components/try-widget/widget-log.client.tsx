'use client';

import { eventPage, operationPage } from '@/lib/browser/live-widget/pages';
import { withBasePath } from '@/lib/site/config/base-path';
import { enConsole } from '@/lib/site/messages/en-console';
import { enTryWidget as messages } from '@/lib/site/messages/en-try-widget';
import { fill } from '@/lib/site/messages/fill';
import consoleStyles from '../console/console.module.css';
import { JsonView } from '../console/json-view.client';
import { Trace, type TraceItem } from '../console/trace.client';
import type { NumberedEntry } from './use-live-widget.client';

/** The requests that a widget sent, and the events that it fired. */
export function WidgetLog({ entries }: { entries: readonly NumberedEntry[] }) {
  if (entries.length === 0) return <p className={consoleStyles.quiet}>{messages.nothingYet}</p>;
  return <Trace label={messages.tabs.log} items={entries.map(itemOf)} />;
}

function itemOf(entry: NumberedEntry): TraceItem {
  const key = String(entry.number);
  switch (entry.kind) {
    case 'request': {
      const { method, path, status, ms } = entry.request;
      return {
        key,
        kind: 'request',
        name: <PageLink href={operationPage(path)}>{`${method} ${path}`}</PageLink>,
        result: fill(enConsole.delivered, { status: String(status), ms: String(ms) }),
        isGood: status < 400,
      };
    }
    case 'event':
      return {
        key,
        kind: 'event',
        name: <PageLink href={eventPage(entry.name)}>{entry.name}</PageLink>,
        children: (
          <details className={consoleStyles.fold}>
            <summary>{enConsole.payload}</summary>
            <JsonView value={entry.payload} />
          </details>
        ),
      };
    case 'link':
      return { key, kind: 'action', name: entry.href, result: messages.linkOfShop };
  }
}

function PageLink({ href, children }: { href: string | null; children: string }) {
  return href ? <a href={withBasePath(href)}>{children}</a> : children;
}
