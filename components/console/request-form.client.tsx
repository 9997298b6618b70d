'use client';

import { useState } from 'react';
import { senderText } from '@/lib/api/openapi/example-requests/sender-text';
import type { RunnableOperation } from '@/lib/browser/console/catalog';
import { bodyFields } from '@/lib/browser/console/draft-fields';
import {
  type DraftRequest,
  simulatedFailure,
  withSimulatedFailure,
} from '@/lib/browser/console/request';
import type { Exchange } from '@/lib/browser/console/send';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import { Choice } from './choice.client';
import styles from './console.module.css';
import parts from './console-parts.module.css';
import { CopyAs } from './copy-as.client';
import { FormView } from './form-view.client';
import { HeaderList } from './response-view.client';
import { TextView } from './text-view.client';

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
  const [view, setView] = useState<'form' | 'text'>('form');
  const { method, path, form } = operation;
  const hasFields = form.query.length + form.body.length > 0;
  // A body that is no object has no fields to show.
  const hasForm = hasFields && (draft.body === null || bodyFields(draft.body) !== null);
  const View = hasForm && view === 'form' ? FormView : TextView;
  return (
    <form
      className={parts.form}
      // A reader may want to see the error of a request that is not valid.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        // The response takes the place of the form, which has the focus if the reader pressed Enter.
        event.currentTarget.closest('section')?.focus({ preventScroll: true });
        onSend(draft);
      }}
    >
      <p className={styles.actions}>
        <code>
          {method} {path}
        </code>
      </p>
      {hasForm && (
        <Choice
          label={messages.view}
          options={{
            form: messages.form,
            text: draft.body === null ? messages.text : messages.json,
          }}
          chosen={view}
          onChoose={setView}
        />
      )}
      <View draft={draft} operation={operation} onChange={onChange} />
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
      {/* Enter in a field submits a form only if it has a button. */}
      <button type="submit" hidden />
      {Object.keys(requestHeaders).length > 0 && (
        <details className={styles.fold}>
          <summary>{messages.requestHeaders}</summary>
          <HeaderList headers={Object.entries(requestHeaders)} />
        </details>
      )}
      <CopyAs draft={draft} operation={operation} token={token} />
    </form>
  );
}
