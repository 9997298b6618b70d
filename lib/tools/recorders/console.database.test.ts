import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { topicNames } from '../../api/webhooks/topic-names';
import { consoleCatalog } from '../../browser/console/catalog';
import { balanceChangeOf, type Effects } from '../../browser/console/effects';
import { ConsoleProblem } from '../../browser/console/problem';
import { draftOf, withSimulatedFailure } from '../../browser/console/request';
import { runDraft } from '../../browser/console/run';
import { runScenario } from '../../browser/console/run-scenario';
import {
  openSandbox,
  resetSandbox,
  type Sandbox,
  sandboxRequest,
} from '../../browser/console/sandbox';
import { isDocumented, requestsOf, type Subject } from '../../browser/console/subject';
import { recordedRun } from '../../sandbox/scenarios/recorded-runs';
import { type ScenarioId, scenarios } from '../../sandbox/scenarios/scenarios.data';
import type { TraceEntry } from '../../sandbox/scenarios/trace';
import { startSandboxes } from '../testing/api/test-sandboxes';
import { eventually } from '../testing/eventually';
import { share } from '../testing/runner/test-all';

/** Each needs a hundred requests, for which the rate limit makes it wait. */
const SLOW = ['wishlistsFull', 'subscriptionsFull'];

/**
 * One request in so many: `recorded.database.test.ts` and `errors.database.test.ts` send all of them, and here the
 * console does.
 */
const ONE_IN = 6;

const catalog = consoleCatalog();
let host: Awaited<ReturnType<typeof startSandboxes>>;
let sandbox: Sandbox;

beforeAll(async () => {
  host = await startSandboxes();
  // The storage of the browser is missing: the sandbox lasts as long as the page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // More requests than a reader sends.
    host.clock.advance(20_000);
    return untilAborted(await host.fetch(new Request(`http://localhost${path}`, init)), init);
  });
  ({ sandbox } = await openSandbox());
});
afterAll(() => {
  host.stop();
  vi.unstubAllGlobals();
});

/** Ends the stream of a response when its request is aborted, as the end of a connection does. */
function untilAborted(response: Response, { signal }: RequestInit): Response {
  if (!response.body || !signal) return response;
  return new Response(response.body.pipeThrough(new TransformStream(), { signal }), response);
}

async function run(subject: Subject) {
  await resetSandbox(sandbox);
  const { request, before, documented } = requestsOf(subject, catalog);
  const sent = await runDraft(catalog, sandbox, draftOf(request, sandbox), { before });
  return { ...sent, documented };
}

describe.each(share(Object.entries(catalog.operations), 0, ONE_IN))(
  '%s',
  (operation, { examples }) => {
    it('returns what the documentation shows, for each example', async () => {
      for (const example of Object.keys(examples)) {
        const { exchange, watch, documented } = await run({ operation, example });
        watch?.stop();
        expect(isDocumented(documented, exchange), `${example}: ${exchange.body}`).toBe(true);
      }
    });
  },
);

const quickErrors = Object.keys(catalog.errors).filter((id) => !SLOW.includes(id));

describe.each(share(quickErrors, 0, ONE_IN))('%s', (error) => {
  it('is returned as documented', async () => {
    const { exchange, watch, documented } = await run({ error });
    watch?.stop();
    expect(isDocumented(documented, exchange), exchange.body).toBe(true);
  });
});

it('shows the events that a request fired, and the change of the balance', async () => {
  const { exchange, watch } = await run({ operation: 'updateBalance', example: 'deduct' });
  const shown: Effects[] = [];
  watch?.of(exchange.requestId, (effects) => shown.push(effects));
  await eventually(() => expect(shown.at(-1)?.events).toHaveLength(1));
  watch?.stop();
  const [event] = shown.at(-1)?.events ?? [];
  expect(event && balanceChangeOf(event)).toEqual({
    customer: 'mara@mail.example',
    before: 320.5,
    after: 300.5,
    activity: 'manual',
  });
});

describe.each(Object.entries(scenarios))('the scenario %s', (id, scenario) => {
  it('fires and delivers what the documentation shows', async () => {
    await resetSandbox(sandbox);
    const shown: (readonly TraceEntry[])[] = [];
    const run = () =>
      runScenario(scenario, {
        sandbox,
        catalog,
        onTrace: (trace) => shown.push(trace),
        signal: new AbortController().signal,
      });
    // Nothing happens in the background here.
    let isOver = false;
    const drain = async () => {
      while (!isOver) {
        await sandboxRequest('POST', '/sandbox/drain', sandbox.key, {});
        await wait(50);
      }
    };
    const drained = drain();
    try {
      await run();
    } finally {
      isOver = true;
      await drained;
    }
    const entryNames = (trace: readonly Pick<TraceEntry, 'kind' | 'name'>[]) =>
      trace.map(({ kind, name }) => `${kind} ${name}`).sort();
    expect(entryNames(shown.at(-1) ?? [])).toEqual(entryNames(recordedRun(id as ScenarioId)));
  });
});

it('reports a scenario whose step fails in a changed demo shop', async () => {
  const options = { sandbox, catalog, onTrace: () => {}, signal: new AbortController().signal };
  const body = { sessionToken: 'ses_4e81b2c9', customerIdentifier: '7400112' };
  await resetSandbox(sandbox);
  await runDraft(catalog, sandbox, draftOf({ operation: 'attachSessionToken', body }, sandbox));
  await expect(runScenario(scenarios.guestSignsIn, options)).rejects.toEqual(
    new ConsoleProblem('changed'),
  );
});

it.each(['429', '500', '503'])('returns a simulated %s as a response', async (failure) => {
  const draft = withSimulatedFailure(draftOf({ operation: 'getTiers' }, sandbox), failure);
  const { exchange } = await runDraft(catalog, sandbox, draft);
  expect(exchange.status).toBe(Number(failure));
});

it('reports a sandbox that is gone', async () => {
  const gone = { ...sandbox, key: 'sbk_gone', shop: { ...sandbox.shop, accessToken: 'at_gone' } };
  const draft = draftOf({ operation: 'getTiers' }, gone);
  await expect(runDraft(catalog, gone, draft)).rejects.toEqual(new ConsoleProblem('expired'));
});

it('has a request for each topic', async () => {
  const { topicSteps } = await import('../../sandbox/command-line/topic-steps');
  expect(Object.keys(topicSteps).sort()).toEqual([...topicNames].sort());
});
