'use client';

import { useId } from 'react';
import { senderText } from '@/lib/api/openapi/example-requests/sender-text';
import type { RunnableOperation } from '@/lib/browser/console/catalog';
import {
  type DraftRequest,
  simulatedFailure,
  withSimulatedFailure,
} from '@/lib/browser/console/request';
import type { Exchange } from '@/lib/browser/console/send';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { CopyAs } from './copy-as.client';
import { HeaderList } from './response-view.client';
import { WorkButton } from './work-button.client';

interface RequestFormProps {
  draft: DraftRequest;
  operation: RunnableOperation;
  /** The last exchange, if there is a response. */
  exchange: Exchange | null;
  isBusy: boolean;
  onChange: (draft: DraftRequest) => void;
  onSend: (draft: DraftRequest) => void;
}

/** The request with its query, its body and its headers, to change and to send. */
export function RequestForm(props: RequestFormProps) {
  const { draft, operation, exchange, isBusy, onChange, onSend } = props;
  const { requestHeaders = {}, token = '' } = exchange ?? {};
  const id = useId();
  const { method, path, parameters } = operation;
  return (
    <details className={styles.fold}>
      <summary>{messages.edit}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSend(draft);
        }}
      >
        <p>
          <code>
            {method} {path}
          </code>
        </p>
        {parameters.length > 0 && (
          <>
            <label htmlFor={`${id}-query`}>{messages.query}</label>
            <textarea
              id={`${id}-query`}
              aria-describedby={`${id}-names`}
              rows={Math.max(2, draft.query.split('\n').length)}
              spellCheck={false}
              value={draft.query}
              onChange={({ target }) => onChange({ ...draft, query: target.value })}
            />
            <p id={`${id}-names`} className={styles.quiet}>
              {fill(messages.queryHint, { names: parameters.join(', ') })}
            </p>
          </>
        )}
        {draft.body !== null && (
          <>
            <label htmlFor={`${id}-body`}>{messages.body}</label>
            <textarea
              id={`${id}-body`}
              rows={Math.min(16, draft.body.split('\n').length + 1)}
              spellCheck={false}
              value={draft.body}
              onChange={({ target }) => onChange({ ...draft, body: target.value })}
            />
            {!isJson(draft.body) && <p className={styles.quiet}>{messages.bodyInvalid}</p>}
          </>
        )}
        {operation.hasToken && (
          <p className={styles.quiet}>{fill(messages.sender, { sender: senderText(draft) })}</p>
        )}
        <label>
          {messages.fail}{' '}
          <select
            value={simulatedFailure(draft)}
            onChange={({ target }) => onChange(withSimulatedFailure(draft, target.value))}
          >
            {Object.entries(messages.failures).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.actions}>
          <WorkButton isPrimary isBusy={isBusy}>
            {messages.send}
          </WorkButton>
        </p>
        {Object.keys(requestHeaders).length > 0 && (
          <>
            <p>{messages.requestHeaders}</p>
            <HeaderList headers={Object.entries(requestHeaders)} />
          </>
        )}
        <CopyAs draft={draft} operation={operation} token={token} />
      </form>
    </details>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
