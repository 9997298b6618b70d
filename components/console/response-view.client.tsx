'use client';

import { type Exchange, RELEVANT_HEADERS } from '@/lib/browser/console/send';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { JsonView } from './json-view.client';
import { useIntoView } from './use-into-view.client';

interface ResponseViewProps {
  exchange: Exchange;
  isAwaited: () => boolean;
}

/** The response to a request: status, time, headers and body. */
export function ResponseView({ exchange, isAwaited }: ResponseViewProps) {
  const { status, statusText, ms, headers, body } = exchange;
  const heading = useIntoView<HTMLParagraphElement>(exchange, isAwaited);
  const shown = [...headers].filter(([name]) => RELEVANT_HEADERS.includes(name));
  const label = fill(messages.response, { status: `${status} ${statusText}`, ms: String(ms) });
  return (
    <div data-status={status}>
      <p
        ref={heading}
        role="status"
        className={styles.status}
        data-kind={status < 300 ? 'good' : 'problem'}
      >
        {label}
      </p>
      <Body text={body} />
      <details className={styles.fold}>
        <summary>{messages.headers}</summary>
        <HeaderList headers={shown} />
      </details>
    </div>
  );
}

/** Headers as a description list. */
export function HeaderList({ headers }: { headers: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Body({ text }: { text: string }) {
  if (text === '') return <p className={styles.quiet}>{messages.noBody}</p>;
  const value = parseJson(text);
  return value === undefined ? <pre>{text}</pre> : <JsonView value={value} />;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
