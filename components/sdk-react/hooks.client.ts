'use client';

import { useEffect, useRef, useState } from 'react';
import { sdk } from '@/lib/browser/sdk-package';
import type { SDK_MODULES, SdkEventMap } from '@/lib/content/sdk/declarations/core';
import { ROLE_CHANGED } from '@/lib/storefront/events';
import { hasFailed } from '@/lib/storefront/results';
import { useLaurel } from './provider.client';

/** Whether a module has loaded. */
export function useModuleReady(module: SDK_MODULES): boolean {
  const { status } = useLaurel();
  const [readyModule, setReadyModule] = useState<SDK_MODULES | null>(null);
  useEffect(() => {
    // The SDK waits ten seconds; the start may take longer.
    if (status !== 'ready') return;
    let isMounted = true;
    void sdk.runIfModuleReady(module, () => {
      if (isMounted) setReadyModule(module);
    });
    return () => {
      isMounted = false;
    };
  }, [module, status]);
  return readyModule === module;
}

/** Subscribes to an event while the component is mounted. */
export function useSdkEvent<Name extends keyof SdkEventMap>(
  event: Name,
  handler: (payload: SdkEventMap[Name]) => void,
): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const listener = (payload: SdkEventMap[Name]) => latest.current(payload);
    sdk.on(event, listener);
    return () => sdk.off(event, listener);
  }, [event]);
}

/** The current role, as `useCurrentRole` returns it. */
interface CurrentRole {
  role: 'customer' | 'guest' | null;
  isLoading: boolean;
}

/** The current role, customer or guest. */
export function useCurrentRole(): CurrentRole {
  const { status } = useLaurel();
  const [role, setRole] = useState<CurrentRole['role']>(null);
  useEffect(() => {
    if (status !== 'ready') return;
    let isMounted = true;
    const read = async () => {
      const result = await sdk.getCurrentRole();
      if (isMounted && !hasFailed(result)) setRole(result.data.role);
    };
    void read();
    sdk.on(ROLE_CHANGED, read);
    return () => {
      isMounted = false;
      sdk.off(ROLE_CHANGED, read);
    };
  }, [status]);
  return { role, isLoading: role === null && status !== 'error' };
}
