import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENARIO_ADDRESS, scenarios } from '../../sandbox/scenarios/scenarios.data';
import { eventually } from '../../tools/testing/eventually';
import type { ConsoleCatalog } from './catalog';
import { ConsoleProblem } from './problem';
import { runScenario } from './run-scenario';
import type { Sandbox } from './sandbox';

const scenario = scenarios.orderReachesTier;
const sandbox = { key: 'sbk_1', shop: { accessToken: 'at_1' } } as Sandbox;
/** The scenario has an action only, so it needs no operation. */
const catalog = { operations: {} } as ConsoleCatalog;
const events = scenario.topics.map((topic, index) => ({ id: `evt_${index}`, topic }));

/** Requests sent since the beginning of the test. */
let sent: string[] = [];
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let streamStatus = 200;

function respond(path: string): Response {
  if (path.endsWith('/stream')) {
    const start = (controller: ReadableStreamDefaultController) => void streams.push(controller);
    return new Response(new ReadableStream({ start }), { status: streamStatus });
  }
  if (path.endsWith('/getSubscriptions')) return Response.json({ subscriptions: [] });
  return Response.json({ events });
}

beforeEach(() => {
  sent = [];
  streams = [];
  streamStatus = 200;
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path);
    return respond(path);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function run(signal = new AbortController().signal) {
  const onTrace = vi.fn();
  const done = runScenario(scenario, { sandbox, catalog, onTrace, signal });
  // Checked later.
  done.catch(() => {});
  return { done, onTrace };
}

const actions = () => sent.filter((path) => path === '/sandbox/world').length;

/** Sends records on the latest stream. */
function send(kind: string, records: readonly object[]): void {
  const text = records.map((data) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  streams.at(-1)?.enqueue(new TextEncoder().encode(text));
}

function sendEvents(): void {
  const triggeredAt = '2026-03-04T10:00:00.000Z';
  send(
    'event',
    events.map((event) => ({ ...event, triggeredAt, requestId: null })),
  );
}

function sendDeliveries(): void {
  const attempt = { at: '2026-03-04T10:00:00.100Z', status: 200, ms: 5 };
  send(
    'delivery',
    events.map(({ id, topic }) => ({ eventId: id, topic, address: SCENARIO_ADDRESS, attempt })),
  );
}

describe('a run of a scenario', () => {
  it('ends when all events are delivered', async () => {
    const { done, onTrace } = run();
    await eventually(() => expect(actions()).toBe(1));
    sendEvents();
    sendDeliveries();
    await done;
    expect(onTrace.mock.lastCall?.[0]).toHaveLength(8);
  });

  it('waits for the run before it', async () => {
    const first = run();
    const second = run();
    await eventually(() => expect(actions()).toBe(1));
    expect(streams).toHaveLength(1);
    sendEvents();
    sendDeliveries();
    await first.done;
    await eventually(() => expect(actions()).toBe(2));
    sendEvents();
    sendDeliveries();
    await second.done;
  });

  it('sends nothing if it is canceled before', async () => {
    await run(AbortSignal.abort()).done;
    expect(sent).toEqual([]);
  });

  it('reports nothing after it is canceled, and ends before the next one', async () => {
    const panel = new AbortController();
    const { done, onTrace } = run(panel.signal);
    await eventually(() => expect(actions()).toBe(1));
    panel.abort();
    onTrace.mockClear();
    sendEvents();
    sendDeliveries();
    await done;
    expect(onTrace).not.toHaveBeenCalled();
  });
});

describe('a run that is not complete', () => {
  it.each([
    ['late', 'a delivery is missing', sendEvents],
    ['differs', 'an event is missing', () => {}],
  ] as const)('is %s if %s', async (kind, _, happen) => {
    vi.useFakeTimers();
    const { done, onTrace } = run();
    await vi.waitFor(() => expect(onTrace).toHaveBeenCalled());
    happen();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(done).rejects.toEqual(new ConsoleProblem(kind));
  });

  it('reports a lost connection', async () => {
    const { done } = run();
    await eventually(() => expect(actions()).toBe(1));
    streams[0]?.error(new TypeError('network error'));
    await expect(done).rejects.toEqual(new ConsoleProblem('lost'));
  });

  it.each([
    [401, 'expired'],
    [404, 'failed'],
  ] as const)('reports a stream that can’t be opened: %i', async (status, kind) => {
    streamStatus = status;
    await expect(run().done).rejects.toEqual(new ConsoleProblem(kind));
    expect(actions()).toBe(0);
  });
});
