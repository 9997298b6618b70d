import { CommandError } from '../../sandbox/command-line/sandbox-client';
import type { WorldResult } from '../../sandbox/contract/sandbox.schema';
import type { Scenario, ScenarioStep } from '../../sandbox/scenarios/scenario';
import { SCENARIO_ADDRESS } from '../../sandbox/scenarios/scenarios.data';
import {
  hasFired,
  isComplete,
  type TracedStep,
  type TraceEntry,
  traceOf,
} from '../../sandbox/scenarios/trace';
import type { ConsoleCatalog } from './catalog';
import { ConsoleProblem, problemOf } from './problem';
import { draftOf } from './request';
import type { Sandbox } from './sandbox';
import { sendDraft, tokenOf } from './send';
import { stepClient, subscribe } from './step-client';
import { type OpenStream, openStream } from './stream';

/** Maximum time to wait for the last delivery. */
const MAX_WAIT_MS = 15_000;

export interface ScenarioOptions {
  sandbox: Sandbox;
  catalog: ConsoleCatalog;
  /** Called with everything that has happened so far, each time something is added. */
  onTrace: (trace: readonly TraceEntry[]) => void;
  /** Cancels the run if no step was sent yet. Otherwise, nothing more is reported. */
  signal: AbortSignal;
}

/** Settles when all runs so far have ended. */
let previousRuns: Promise<unknown> = Promise.resolve();

/**
 * Runs a scenario in a sandbox until all its events are delivered. A run waits for earlier runs, even canceled ones:
 * work in the background has no request id, so a run would count that of another one.
 *
 * @throws ConsoleProblem if a step fails, or if an event or a delivery is missing
 */
export function runScenario(scenario: Scenario, options: ScenarioOptions): Promise<void> {
  const run = previousRuns.then(() => runAlone(scenario, options));
  previousRuns = run.catch(() => {});
  return run;
}

async function runAlone(scenario: Scenario, options: ScenarioOptions): Promise<void> {
  const { sandbox, catalog, signal } = options;
  if (signal.aborted) return;
  const client = stepClient(sandbox);
  const steps: TracedStep[] = [];
  try {
    await subscribe(client, scenario.topics, SCENARIO_ADDRESS);
    const stream = await openStream(sandbox);
    try {
      if (signal.aborted) return;
      for (const step of scenario.steps) steps.push(await runStep(step, client, sandbox, catalog));
      await untilComplete(stream, { scenario, steps }, options);
    } finally {
      stream.stop();
    }
  } catch (error) {
    // Earlier requests have changed what the scenario needs, such as a session that is attached already.
    if (error instanceof CommandError) throw new ConsoleProblem('changed');
    throw error;
  }
}

/** Waits until everything that the steps of a scenario cause has happened. */
function untilComplete(
  stream: OpenStream,
  { scenario, steps }: { scenario: Scenario; steps: readonly TracedStep[] },
  { onTrace, signal }: Pick<ScenarioOptions, 'onTrace' | 'signal'>,
): Promise<void> {
  const { topics } = scenario;
  return new Promise<void>((resolve, reject) => {
    let trace: readonly TraceEntry[] = [];
    const timer = setTimeout(() => {
      // In a changed demo shop, the same steps fire other events.
      reject(new ConsoleProblem(hasFired(trace, topics) ? 'late' : 'differs'));
    }, MAX_WAIT_MS);
    void stream.ended.then(() => {
      clearTimeout(timer);
      reject(new ConsoleProblem('lost'));
    });
    stream.onRecords((records) => {
      trace = traceOf(records, steps, SCENARIO_ADDRESS);
      if (!signal.aborted) onTrace(trace);
      if (!isComplete(trace, topics, steps)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function runStep(
  step: ScenarioStep,
  client: ReturnType<typeof stepClient>,
  sandbox: Sandbox,
  { operations }: ConsoleCatalog,
): Promise<TracedStep> {
  if ('action' in step) {
    const { action, input } = step;
    const sent = { action, ...input };
    const { events } = await client.sandbox<WorldResult>('POST', '/sandbox/world', sent);
    return { action, eventIds: events.map(({ id }) => id) };
  }
  const operation = operations[step.operation];
  if (!operation) throw new Error(`The console has no operation "${step.operation}".`);
  const token = await tokenOf(sandbox, step.as);
  const exchange = await sendDraft(draftOf(step, sandbox), operation, token);
  const problem = problemOf(exchange);
  if (problem) throw problem;
  if (exchange.status >= 300) throw new ConsoleProblem('changed');
  return { requestId: exchange.requestId };
}
