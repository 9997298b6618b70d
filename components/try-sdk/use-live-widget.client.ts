'use client';

import { useEffect, useRef, useState } from 'react';
import { resetSandbox } from '@/lib/browser/console/sandbox';
import { createLiveWidget, type LiveWidget } from '@/lib/browser/live-sdk/live-widget';
import { readPlaceholder } from '@/lib/browser/live-sdk/printed-placeholder';
import {
  firstState,
  readState,
  type WidgetState,
  writeState,
} from '@/lib/browser/live-sdk/widget-state';
import type { WidgetRule } from '@/lib/storefront/placeholders/widget-rules';
import { useSandbox } from '../console/use-sandbox.client';
import { useStart } from '../console/use-start.client';
import { useLog } from './use-log.client';

/** Time without a change before the address is written. */
const WRITE_PAUSE_MS = 200;

/**
 * A widget that runs in the page: what the reader has set, and what it did. The address has what the reader set.
 *
 * @param html the placeholder as the page shows it
 * @param isAwaited whether the reader still waits for the first start
 */
export function useLiveWidget(rule: WidgetRule, html: string, isAwaited: () => boolean) {
  const [printed] = useState(() => readPlaceholder(html));
  const first = firstState(printed.attributes);
  const [state, setState] = useState(() => readState(location.search, first, rule));
  const { entries: log, add, clear } = useLog();
  const [isReady, setReady] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const live = useRef<LiveWidget>(null);
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { attempt, ...work } = useSandbox(isAwaited);

  const start = (shown: WidgetState) =>
    attempt(async (sandbox) => {
      // The panel may have been closed meanwhile.
      if (!stage.current) return;
      live.current?.end();
      clear();
      const started = createLiveWidget({
        stage: stage.current,
        rule,
        printed,
        state: shown,
        sandbox,
        onEntry: add,
      });
      live.current = started;
      await started.started;
      if (live.current === started) setReady(true);
    });

  useStart(() => void start(state));
  useEffect(
    () => () => {
      clearTimeout(writing.current);
      live.current?.end();
    },
    [],
  );

  const change = (next: WidgetState, isRestarted = false) => {
    setState(next);
    // Browsers limit how often the address changes, and sliders change often.
    clearTimeout(writing.current);
    writing.current = setTimeout(() => {
      const { pathname, hash } = location;
      history.replaceState(history.state, '', pathname + writeState(next, first) + hash);
    }, WRITE_PAUSE_MS);
    if (isRestarted || next.viewer !== state.viewer || next.locale !== state.locale) {
      void start(next);
    } else {
      live.current?.show(next);
    }
  };

  return {
    ...work,
    printed,
    state,
    log,
    stage,
    isReady,
    change: (changed: Partial<WidgetState>) => change({ ...state, ...changed }),
    startAgain: () => change(first, true),
    resetShop: () =>
      attempt(resetSandbox).then(() => {
        void start(state);
      }),
    open: () => live.current?.open(),
  };
}
