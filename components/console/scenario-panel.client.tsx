'use client';

import { useEffect, useRef, useState } from 'react';
import { runScenario } from '@/lib/browser/console/run-scenario';
import { resetSandbox } from '@/lib/browser/console/sandbox';
import { loadCatalog } from '@/lib/browser/console/subject';
import { figuresOf, spanOf, toScale, withKeys } from '@/lib/browser/console/trace-entries';
import { getScenario } from '@/lib/sandbox/scenarios/scenarios.data';
import type { TraceEntry } from '@/lib/sandbox/scenarios/trace';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './console.module.css';
import { Panel, PanelActions } from './panel.client';
import { Trace, type TraceItem } from './trace.client';
import { useSandbox } from './use-sandbox.client';
import { useStart } from './use-start.client';

const texts = messages.scenario;

interface ScenarioPanelProps {
  /** Id of the scenario. */
  subject: string;
  isAwaited: () => boolean;
  onClose: () => void;
}

/** Runs a scenario, and shows what it causes on a timeline and as a table. */
export function ScenarioPanel({ subject, isAwaited, onClose }: ScenarioPanelProps) {
  const scenario = getScenario(subject);
  const { attempt, ...sandboxState } = useSandbox(isAwaited);
  const [trace, setTrace] = useState<readonly TraceEntry[]>([]);
  const end = useRef(new AbortController());
  const [isComplete, setComplete] = useState(false);
  const { isBusy } = sandboxState;

  function clear() {
    setTrace([]);
    setComplete(false);
  }

  const run = () =>
    attempt(async (sandbox) => {
      clear();
      const { signal } = end.current;
      const catalog = await loadCatalog();
      await runScenario(scenario, { sandbox, catalog, onTrace: setTrace, signal });
      setComplete(true);
    });

  useEffect(() => {
    // In development, React runs this twice. The run reads the signal of the second one.
    const controller = new AbortController();
    end.current = controller;
    return () => controller.abort();
  }, []);

  useStart(() => void run());

  const reset = () =>
    attempt(async (sandbox) => {
      await resetSandbox(sandbox);
      clear();
    });

  return (
    <Panel
      title={fill(texts.title, { scenario: scenario.title })}
      progress={texts.running}
      result={isComplete ? fill(texts.complete, figuresOf(trace)) : undefined}
      {...sandboxState}
    >
      <PanelActions primary={{ run }} {...{ isBusy, reset, onClose }} />
      <div
        className={styles.timeline}
        data-entries={trace.length}
        data-complete={isComplete && !isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
        tabIndex={0}
      >
        <Trace label={fill(texts.timeline, { scenario: scenario.title })} items={itemsOf(trace)} />
      </div>
    </Panel>
  );
}

/** The entries of a run with their times, drawn to scale. */
function itemsOf(trace: readonly TraceEntry[]): TraceItem[] {
  const { start } = spanOf(trace);
  const spans = toScale(trace.map(({ kind, at, ms }) => ({ at, ms: isLong(kind) ? ms : 0 })));
  return withKeys(trace).map(({ key, kind, name, transaction, status, at, ms }, index) => ({
    key,
    kind,
    name: kind === 'transaction' ? transactionName(name, transaction) : name,
    result: [
      ...(status === null ? [] : [status]),
      fill(texts.after, { ms: String(at - start) }),
      ...(isLong(kind) ? [fill(texts.took, { ms: String(ms) })] : []),
    ].join(' · '),
    span: spans[index],
  }));
}

/** Whether entries of a kind take time. */
function isLong(kind: TraceEntry['kind']): boolean {
  return kind === 'request' || kind === 'delivery';
}

function transactionName(name: string, transaction: number): string {
  return `${transaction}, ${texts.transactions[name as keyof typeof texts.transactions]}`;
}
