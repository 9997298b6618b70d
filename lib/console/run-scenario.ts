import type { Scenario, ScenarioStep } from '../openapi/scenarios/scenario';
import { isComplete, type TracedStep, type TraceEntry, traceOf } from '../openapi/scenarios/trace';
import { CommandError } from '../sandbox-cli/sandbox-client';
import type { ConsoleCatalog } from './catalog';
import { ConsoleProblem, problemOf } from './problem';
import { draftOf } from './request';
import type { Sandbox } from './sandbox';
import { sendDraft, tokenOf } from './send';
import { stepClient, subscribe } from './step-client';
import { openStream } from './stream';

/** The inbox that receives the webhooks of scenarios. */
const ADDRESS = 'https://inbox.sandbox.example/order-of-events';

/** How long the last delivery is waited for. */
const MAX_WAIT_MS = 15_000;

/** What a scenario runs with. */
export interface ScenarioOptions {
  sandbox: Sandbox;
  catalog: ConsoleCatalog;
  /** Called with everything that has happened so far, each time something is added. */
  onTrace: (trace: readonly TraceEntry[]) => void;
  /** Ends the wait early. */
  signal: AbortSignal;
}

/**
 * Runs a scenario in a sandbox until all its events are delivered.
 *
 * @throws ConsoleProblem if a step fails, or if an event or a delivery is missing
 */
export async function runScenario(
  scenario: Scenario,
  { sandbox, catalog, onTrace, signal }: ScenarioOptions,
): Promise<void> {
  const client = stepClient(sandbox);
  const steps: TracedStep[] = [];
  try {
    await subscribe(client, scenario.topics, ADDRESS);
    const stream = await openStream(sandbox);
    try {
      for (const step of scenario.steps) steps.push(await runStep(step, client, sandbox, catalog));
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new ConsoleProblem('changed')), MAX_WAIT_MS);
        const end = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', end, { once: true });
        stream.onRecords((records) => {
          const trace = traceOf(records, steps, ADDRESS);
          onTrace(trace);
          if (isComplete(trace, scenario.topics, steps)) end();
        });
      });
    } finally {
      stream.stop();
    }
  } catch (error) {
    // Earlier requests have changed what the scenario needs, such as a session that is attached already.
    if (error instanceof CommandError) throw new ConsoleProblem('changed');
    throw error;
  }
}

async function runStep(
  step: ScenarioStep,
  client: ReturnType<typeof stepClient>,
  sandbox: Sandbox,
  { operations }: ConsoleCatalog,
): Promise<TracedStep> {
  if ('action' in step) {
    const { action, input } = step;
    const { events } = await client.sandbox('POST', '/sandbox/world', { action, ...input });
    return { action, eventIds: (events as { id: string }[]).map(({ id }) => id) };
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
