'use client';

import type { OperationId } from '@/lib/api/operations';
import type { ConsoleCatalog } from '@/lib/browser/console/catalog';
import { ERROR_HEADER, findErrorHelp } from '@/lib/browser/console/error-help';
import { type Exchange, RELEVANT_HEADERS } from '@/lib/browser/console/send';
import { parseJson } from '@/lib/browser/parse-json';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import parts from './console-parts.module.css';
import { ErrorHelpText } from './error-help.client';
import { JsonView } from './json-view.client';
import { useIntoView } from './use-into-view.client';

interface ResponseStatusProps {
  exchange: Exchange;
  isAwaited: () => boolean;
}

/** Status and time of a response. */
export function ResponseStatus({ exchange, isAwaited }: ResponseStatusProps) {
  const { status, statusText, ms } = exchange;
  const line = useIntoView<HTMLSpanElement>(exchange, isAwaited);
  return (
    <span
      ref={line}
      className={parts.status}
      data-status={status}
      data-kind={status < 300 ? 'good' : 'problem'}
    >
      <strong>{fill(messages.status, { status: String(status), reason: statusText })}</strong>{' '}
      {fill(messages.time, { ms: String(ms) })}
    </span>
  );
}

interface ResponseViewProps {
  exchange: Exchange;
  catalog: ConsoleCatalog;
  operation: OperationId;
}

/** The body of a response and its headers, and cause and fix of an error. */
export function ResponseView({ exchange, catalog, operation }: ResponseViewProps) {
  const { status, headers, body } = exchange;
  const shown = [...headers].filter(([name]) => RELEVANT_HEADERS.includes(name));
  const errors = catalog.operations[operation]?.errors ?? [];
  const help = findErrorHelp(
    errors.flatMap((id) => catalog.help[id] ?? []),
    { status, body, name: headers.get(ERROR_HEADER) },
  );
  return (
    <>
      {help && (
        <div className={parts.help}>
          <ErrorHelpText help={help} />
        </div>
      )}
      <Body text={body} />
      <details className={styles.fold}>
        <summary>{messages.headers}</summary>
        <HeaderList headers={shown} />
      </details>
    </>
  );
}

/** Headers as a description list. */
export function HeaderList({ headers }: { headers: readonly (readonly [string, string])[] }) {
  return (
    <dl className={parts.headers}>
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
