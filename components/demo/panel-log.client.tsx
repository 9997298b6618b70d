'use client';

import { useEffect, useState } from 'react';
import { withoutBasePath } from '@/lib/site/config/base-path';
import { enDemo } from '@/lib/site/messages/en-demo';
import { fill } from '@/lib/site/messages/fill';
import { firedEvents, onFired } from './live-shop.client';
import styles from './panel.module.css';

const messages = enDemo.panel;
const API_PATH = /^\/(v2|storefront|sandbox)\b/;
const MAX_SHOWN = 30;

interface Entry {
  key: string;
  at: number;
  kind: 'event' | 'request';
  name: string;
  detail: string;
}

/** The events of the SDK and the requests of the page, the newest first. */
export function PanelLog() {
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  useEffect(() => {
    const add = (added: readonly Entry[]) =>
      setEntries((before) => [...added, ...before].sort((a, b) => b.at - a.at).slice(0, MAX_SHOWN));
    let shown = 0;
    const addEvents = () => {
      add(firedEvents.slice(shown).map(eventEntry));
      shown = firedEvents.length;
    };
    // Also what the page has sent before the panel opened.
    const observer = new PerformanceObserver((list) => add(requestEntries(list.getEntries())));
    observer.observe({ type: 'resource', buffered: true });
    const stop = onFired(addEvents);
    addEvents();
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);

  return (
    <>
      <h3>{messages.log}</h3>
      {entries.length === 0 && <p>{messages.empty}</p>}
      <ol className={styles.log} aria-live="off">
        {entries.map(({ key, kind, name, detail }) => (
          <li key={key} data-kind={kind}>
            <code>{name}</code>
            {detail}
          </li>
        ))}
      </ol>
    </>
  );
}

let count = 0;
const newKey = () => String(++count);

function eventEntry({ name, payload, at }: (typeof firedEvents)[number]): Entry {
  // Elements have no JSON.
  const values = Object.entries(payload).filter(
    ([, value]) => value !== null && typeof value !== 'object',
  );
  const detail = values.map(([key, value]) => `${key}: ${value}`).join(', ');
  return { key: newKey(), at, kind: 'event', name, detail };
}

function requestEntries(list: readonly PerformanceEntry[]): Entry[] {
  return (list as PerformanceResourceTiming[]).flatMap((entry) => {
    const { name, duration, responseEnd: at, responseStatus } = entry;
    const path = withoutBasePath(new URL(name).pathname);
    if (!API_PATH.test(path)) return [];
    const values = { status: String(responseStatus), ms: String(Math.round(duration)) };
    const detail = fill(messages.request, values);
    return [{ key: newKey(), at, kind: 'request' as const, name: path, detail }];
  });
}
