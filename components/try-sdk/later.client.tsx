'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadWithState } from '../shell/loading/load-state.client';

interface LaterProps<P extends object> {
  isShown: boolean;
  /** Imports the component. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** The content of a tab, which is loaded when the tab is chosen first. */
export function Later<P extends object>({ isShown, load, props }: LaterProps<P>) {
  const [Content, setContent] = useState<ComponentType<P> | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isLoading = useRef(false);

  useEffect(() => {
    const opener = root.current?.parentElement;
    if (!isShown || !opener || isLoading.current) return;
    isLoading.current = true;
    const place = (state: Element) => root.current?.append(state);
    void loadWithState(load, { opener, place }).then((loaded) => setContent(() => loaded));
  }, [isShown, load]);

  return Content ? <Content {...props} /> : <div ref={root} />;
}
