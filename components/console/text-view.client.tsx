'use client';

import { useId } from 'react';
import type { RunnableOperation } from '@/lib/browser/console/catalog';
import type { DraftRequest } from '@/lib/browser/console/request';
import { parseJson } from '@/lib/browser/parse-json';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';

interface TextViewProps {
  draft: DraftRequest;
  operation: RunnableOperation;
  onChange: (draft: DraftRequest) => void;
}

/** The query and the body of a request as text. The body need not be JSON, so that readers can try that. */
export function TextView({ draft, operation, onChange }: TextViewProps) {
  const id = useId();
  const names = operation.form.query.map(({ name }) => name);
  return (
    <>
      {names.length > 0 && (
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
            {fill(messages.queryHint, { names: names.join(', ') })}
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
          {parseJson(draft.body) === undefined && (
            <p className={styles.quiet}>{messages.bodyInvalid}</p>
          )}
        </>
      )}
    </>
  );
}
