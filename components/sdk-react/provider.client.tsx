'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { sdk } from '@/lib/browser/sdk-package';
import type { ErrorResult, SdkInitOptions } from '@/lib/content/sdk/declarations/react';
import { hasFailed } from '@/lib/storefront/results';

/** The state of the SDK, as `useLaurel` returns it. */
interface LaurelState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  error: ErrorResult | null;
  sdk: typeof sdk | null;
}

const IDLE: LaurelState = { status: 'idle', error: null, sdk: null };

const LaurelContext = createContext(IDLE);

/** The properties of the provider. */
interface LaurelProviderProps {
  options: SdkInitOptions;
  children: ReactNode;
  onError?: (result: ErrorResult) => void;
}

/** Starts the SDK for the tree below it. */
export function LaurelProvider({ options, children, onError }: LaurelProviderProps) {
  const [state, setState] = useState(IDLE);
  const firstOptions = useRef(options);
  const start = useRef<ReturnType<typeof sdk.init>>(null);
  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  });

  useEffect(() => {
    let isMounted = true;
    const show = (result: Awaited<ReturnType<typeof sdk.init>>) => {
      if (!isMounted) return;
      if (hasFailed(result)) {
        setState({ status: 'error', error: result, sdk: null });
        latestOnError.current?.(result);
      } else {
        setState({ status: 'ready', error: null, sdk });
      }
    };
    setState({ ...IDLE, status: 'loading' });
    // StrictMode runs effects twice.
    start.current ??= sdk.init(firstOptions.current);
    void start.current.then(show);
    return () => {
      isMounted = false;
    };
  }, []);

  return <LaurelContext.Provider value={state}>{children}</LaurelContext.Provider>;
}

/** The state of the SDK, and all its functions. */
export const useLaurel = (): LaurelState => useContext(LaurelContext);
