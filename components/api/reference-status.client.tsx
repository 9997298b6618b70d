import '../shell/loading/load-state.css';
import { OpenApiLoadError } from '@/lib/browser/load-openapi-document';
import { enApiReference as messages } from '@/lib/site/messages/en-api-reference';
import { enLazyParts } from '@/lib/site/messages/en-lazy-parts';
import { fill } from '@/lib/site/messages/fill';
import type { JsonObject } from './json-object';
import styles from './styles.module.css';
import type { Viewer } from './viewer.client';

/** State of the document and the viewer: only the built list, loading, failed, or ready. */
export type ReferenceState =
  | { is: 'index' }
  | { is: 'loading' }
  | { is: 'failed'; problem: string }
  | { is: 'ready'; document: JsonObject; Viewer: typeof Viewer };

interface ReferenceStatusProps {
  state: ReferenceState;
  onRetry: () => void;
}

/** Shows that the viewer loads, or why it can't be loaded, with a button that tries again. */
export function ReferenceStatus({ state, onRetry }: ReferenceStatusProps) {
  if (state.is === 'loading') {
    return (
      <p role="status" className={`${styles.status} load-state loading`}>
        {messages.loading}
      </p>
    );
  }
  if (state.is !== 'failed') return null;
  return (
    <p role="alert" className={`${styles.status} load-state`}>
      <strong>{state.problem}</strong> {messages.failed}{' '}
      <button type="button" onClick={onRetry}>
        {enLazyParts.retry}
      </button>
    </p>
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
