'use client';

import { useState } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { withBasePath } from '@/lib/config/base-path';
import type { RunnableOperation } from '@/lib/console/catalog';
import { type DraftRequest, pathOf } from '@/lib/console/request';
import { enConsole as messages } from '@/lib/messages/en-console';
import type { Json } from '@/lib/openapi/json';
import { snippetLanguages } from '@/lib/openapi/snippets/languages';
import styles from './console.module.css';

/** The tabs of code samples on pages store the language under this name. */
const LANGUAGE = 'tab.server';

/** Copies the request as code in the language that the reader uses on pages. */
export function CopyAs({
  draft,
  operation,
}: {
  draft: DraftRequest;
  operation: RunnableOperation;
}) {
  const [chosen, setChosen] = useState(() => readStored(LANGUAGE));
  const language = snippetLanguages.find(({ value }) => value === chosen) ?? snippetLanguages[0];
  if (!language) return null;
  const code = language.write({
    method: operation.method,
    url: location.origin + withBasePath(pathOf(draft, operation)),
    hasToken: operation.hasToken,
    ...(draft.body !== null && { body: bodyOf(draft.body) }),
    hasResponseBody: operation.status === 200,
  });
  return (
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
        data-copy={code}
        aria-label={messages.copy}
      />
    </p>
  );
}

function bodyOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
