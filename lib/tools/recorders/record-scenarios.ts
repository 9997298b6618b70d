import type { Database } from '../../api/database/database';
import { getOperation } from '../../api/operations';
import { currentPosition, readRecords } from '../../sandbox/records/records';
import type { RecordedEntry } from '../../sandbox/scenarios/recorded-runs';
import type { ScenarioStep } from '../../sandbox/scenarios/scenario';
import {
  SCENARIO_ADDRESS,
  type ScenarioId,
  scenarios,
} from '../../sandbox/scenarios/scenarios.data';
import { isComplete, type TracedStep, traceOf } from '../../sandbox/scenarios/trace';
import { startSandboxes, type TestSandbox } from '../testing/api/test-sandboxes';

const MAX_RECORDS = 1_000;

/** The requests of a run are recorded after their responses. */
const POLL_MS = 10;
const MAX_POLLS = 1_000;

/**
 * Runs each scenario in a new sandbox. Due work runs after each step, so that every run is the same.
 *
 * @throws Error if a step fails, or if a run is not complete
 */
export async function recordScenarios(
  database?: Database,
): Promise<Record<ScenarioId, RecordedEntry[]>> {
  const host = await startSandboxes({}, database);
  try {
    const runs = [];
    for (const id of Object.keys(scenarios) as ScenarioId[])
      runs.push([id, await record(host, id)]);
    return Object.fromEntries(runs);
  } finally {
    host.stop();
  }
}

type Host = Awaited<ReturnType<typeof startSandboxes>>;

async function record(host: Host, id: ScenarioId): Promise<RecordedEntry[]> {
  const { topics, steps } = scenarios[id];
  const sandbox = await host.create();
  for (const topic of new Set(topics)) {
    await sandbox.write('webhooks/createSubscription', { topic, address: SCENARIO_ADDRESS });
  }
  const sandboxId: string = sandbox.credentials.id;
  const start = await currentPosition(host.database);
  const done: TracedStep[] = [];
  for (const step of steps) {
    done.push(await run(sandbox, step));
    await sandbox.post('/drain');
  }
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const records = await readRecords(host.database, sandboxId, start, MAX_RECORDS);
    const trace = traceOf(records, done, SCENARIO_ADDRESS);
    if (isComplete(trace, topics, done)) {
      return inOrderOfEvents(trace.map(({ at: _at, ms: _ms, ...entry }) => entry));
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The run of "${id}" is not complete: its topics are not those that fired.`);
}

async function run(sandbox: TestSandbox, step: ScenarioStep): Promise<TracedStep> {
  if ('action' in step) {
    const { action, input } = step;
    const { status, body } = await sandbox.post('/world', { action, ...input });
    if (status >= 300) throw new Error(`${action} returned ${status}: ${JSON.stringify(body)}`);
    return { action, eventIds: body.events.map((event: { id: string }) => event.id) };
  }
  const { operation, body: sent = {} } = step;
  const path = getOperation(operation).path.replace('/v2/', '');
  const { status, headers, body } = await sandbox.write(path, sent);
  if (status >= 300) throw new Error(`${operation} returned ${status}: ${JSON.stringify(body)}`);
  return { requestId: headers.get('x-request-id') ?? '' };
}

/** Several deliveries are sent at the same time, so their order differs between runs. */
function inOrderOfEvents(entries: RecordedEntry[]): RecordedEntry[] {
  const sorted = [...entries];
  const events = entries.filter(({ kind }) => kind === 'event');
  const place = (entry: RecordedEntry) =>
    events.findIndex(
      ({ name, transaction }) => name === entry.name && transaction === entry.transaction,
    );
  for (let start = 0; start < sorted.length; start++) {
    let end = start;
    while (sorted[end]?.kind === 'delivery') end++;
    const deliveries = sorted.slice(start, end).sort((a, b) => place(a) - place(b));
    sorted.splice(start, deliveries.length, ...deliveries);
    start = Math.max(start, end);
  }
  return sorted;
}
