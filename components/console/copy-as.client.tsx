'use client';

import { useMemo, useState } from 'react';
import { senderText } from '@/lib/api/openapi/example-requests/sender-text';
import { snippetLanguages } from '@/lib/api/openapi/snippets/languages';
import type { RunnableOperation } from '@/lib/browser/console/catalog';
import { type DraftRequest, sampleOf } from '@/lib/browser/console/request';
import { readStored, writeStored } from '@/lib/browser/storage';
import { BASE_PATH } from '@/lib/site/config/base-path';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';

/** The tabs of code samples on pages store the language under this name. */
const LANGUAGE = 'tab.server';

interface CopyAsProps {
  draft: DraftRequest;
  operation: RunnableOperation;
  /** The token of the request that was sent; empty without one. */
  token: string;
}

/** Copies the request as code in the language that the reader uses on pages, and the token that the code reads. */
export function CopyAs({ draft, operation, token }: CopyAsProps) {
  const [chosen, setChosen] = useState(() => readStored(LANGUAGE));
  const language = snippetLanguages.find(({ value }) => value === chosen) ?? snippetLanguages[0];
  const [copies, setCopies] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy has a new `Idempotency-Key`
  const sample = useMemo(
    () => sampleOf(draft, operation, location.origin + BASE_PATH),
    [draft, operation, copies],
  );
  if (!language) return null;
  return (
    <>
      <p className={styles.copyAs}>
        <label>
          {messages.copyAs}{' '}
          <select
            value={language.value}
            onChange={({ target }) => {
              writeStored(LANGUAGE, target.value);
              setChosen(target.value);
            }}
          >
            {snippetLanguages.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="icon-copy"
          data-code="copy"
          data-copy={language.write(sample)}
          onClick={() => setCopies((count) => count + 1)}
          aria-label={messages.copy}
        >
          {messages.copy}
        </button>
      </p>
      {token !== '' && (
        <p className={styles.copyAs}>
          {fill(messages.tokenOfCode, { sender: senderText(draft) })}
          <button
            type="button"
            className="icon-copy"
            data-code="copy"
            data-copy={token}
            aria-label={messages.copyToken}
          >
            {messages.copyToken}
          </button>
        </p>
      )}
    </>
  );
}
