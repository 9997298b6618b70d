import { type ComponentType, type ReactNode, useState } from 'react';
import { enLazyParts as messages } from '@/lib/messages/en-lazy-parts';
import './load-state.css';

interface LoadStateProps {
  onRetry?: (() => void) | undefined;
  onClose?: () => void;
}

/**
 * What a part shows while it loads: a spinner, which the style sheet shows after 200 ms (site specification, section 9).
 * If loading failed, the problem and a button that tries again, and one that closes a message that covers the page.
 */
export function LoadState({ onRetry, onClose }: LoadStateProps) {
  return onRetry ? (
    <p role="alert" className="load-state">
      {messages.partFailed}{' '}
      <button type="button" onClick={onRetry}>
        {messages.retry}
      </button>
      {onClose && (
        <button
          type="button"
          className="icon-close"
          aria-label={messages.close}
          onClick={onClose}
        />
      )}
    </p>
  ) : (
    <p role="status" className="load-state loading">
      {messages.partLoading}
    </p>
  );
}

/**
 * A component whose code is loaded when it is needed.
 *
 * @returns the component, what to show in its place, and a function that loads it and then calls back
 */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
): [ComponentType<P> | undefined, ReactNode, (onLoaded: () => void) => void] {
  const [part, setPart] = useState<ComponentType<P>>();
  const [state, setState] = useState<ReactNode>();

  function request(onLoaded: () => void) {
    setState(<LoadState />);
    load().then(
      (loaded) => {
        setPart(() => loaded);
        setState(null);
        onLoaded();
      },
      () =>
        setState(<LoadState onRetry={() => request(onLoaded)} onClose={() => setState(null)} />),
    );
  }
  return [part, state, request];
}
