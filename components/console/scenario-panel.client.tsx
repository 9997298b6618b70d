'use client';

import { useEffect, useRef, useState } from 'react';
import { runScenario } from '@/lib/console/run-scenario';
import { resetSandbox } from '@/lib/console/sandbox';
import { loadCatalog } from '@/lib/console/subject';
import { enConsole as messages } from '@/lib/messages/en-console';
import { getScenario } from '@/lib/openapi/scenarios/scenarios.data';
import type { TraceEntry } from '@/lib/openapi/scenarios/trace';
import { Panel, PanelActions } from './panel.client';
import { Timeline } from './timeline.client';
import { TraceTable } from './trace-table.client';
import { useSandbox } from './use-sandbox.client';

const texts = messages.scenario;

interface ScenarioPanelProps {
  /** Id of the scenario. */
  subject: string;
  onClose: () => void;
}

/** Runs a scenario, and shows what it causes on a timeline and as a table. */
export function ScenarioPanel({ subject, onClose }: ScenarioPanelProps) {
  const scenario = getScenario(subject);
  const { attempt, ...sandboxState } = useSandbox();
  const [trace, setTrace] = useState<readonly TraceEntry[]>([]);
  const isStarted = useRef(false);
  const ended = useRef(new AbortController());
  const { isBusy } = sandboxState;

  const run = () =>
    attempt(async (sandbox) => {
      setTrace([]);
      const { signal } = ended.current;
      const catalog = await loadCatalog();
      await runScenario(scenario, { sandbox, catalog, onTrace: setTrace, signal });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scenario is run once
  useEffect(() => {
    // In development, React runs effects twice.
    if (!isStarted.current) void run();
    isStarted.current = true;
  }, []);

  const reset = () =>
    attempt(async (sandbox) => {
      await resetSandbox(sandbox);
      setTrace([]);
    });

  return (
    <Panel title={texts.title} progress={texts.running} {...sandboxState}>
      {trace.length > 0 && (
        <div data-entries={trace.length} data-complete={!isBusy}>
          <Timeline title={scenario.title} trace={trace} />
          <TraceTable title={scenario.title} trace={trace} />
        </div>
      )}
      <PanelActions
        primary={{ label: texts.runAgain, run }}
        {...{ isBusy, reset }}
        onClose={() => {
          ended.current.abort();
          onClose();
        }}
      />
    </Panel>
  );
}
