import { type LoadedDocument, OpenApiLoadError } from '@/lib/browser/load-openapi-document';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enLazyParts } from '@/lib/site/messages/en-lazy-parts';
import { fill } from '@/lib/site/messages/fill';
import styles from './styles.module.css';
import type { Authorization, Viewer } from './viewer.client';

/** State of the document and the viewer: only the built list, loading, failed, or ready. */
export type ReferenceState =
  | { is: 'index' }
  | { is: 'loading' }
  | { is: 'failed'; problem: string }
  | {
      is: 'ready';
      document: LoadedDocument['document'];
      Viewer: typeof Viewer;
      Authorization: typeof Authorization;
    };

interface ReferenceStatusProps {
  state: ReferenceState;
  onRetry: () => void;
}

/** Shows that the viewer loads, or why it can't be loaded, with a button that tries again. */
export function ReferenceStatus({ state, onRetry }: ReferenceStatusProps) {
  return (
    <div className={`${styles.status} script-only`} data-state={state.is}>
      {state.is === 'loading' && (
        <p role="status" className="load-state loading">
          {messages.loading}
        </p>
      )}
      {state.is === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>
            <strong>{state.problem}</strong> {messages.failed}
          </p>
          <button type="button" onClick={onRetry}>
            {enLazyParts.retry}
          </button>
        </div>
      )}
    </div>
  );
}

/** What went wrong, as a sentence. */
export function problemText(error: unknown, timeoutMs: number): string {
  if (!(error instanceof OpenApiLoadError)) return messages.problems.viewer;
  return fill(messages.problems[error.problem], {
    seconds: String(timeoutMs / 1000),
    status: String(error.status),
  });
}
