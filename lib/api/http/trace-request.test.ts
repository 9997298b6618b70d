import { trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { noDatabaseTime, timedQuery } from '../database/statement-time';
import type { RequestState } from './context';
import { traceRequest } from './trace-request';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register({ contextManager: null });
beforeEach(() => exporter.reset());
afterAll(() => trace.disable());

const request = new Request('http://api.invalid/v2/customers/getCustomer');

/** A request that began 200 ms ago. */
const stateOf = (databaseTime = noDatabaseTime()): RequestState => ({
  requestId: 'req_1',
  receivedAt: Date.now() - 200,
  startedAt: performance.now() - 200,
  operationId: 'getCustomer',
  databaseTime,
  eventIds: [],
});

const msOf = ([seconds, nanoseconds]: readonly [number, number]) =>
  seconds * 1_000 + nanoseconds / 1e6;

it('sends a request with its duration and the number of its statements', async () => {
  const time = noDatabaseTime();
  const query = timedQuery(time, async (text: string, values: unknown[]) => ({ text, values }));
  expect(await query('select $1', [7])).toEqual({ text: 'select $1', values: [7] });
  const traceId = traceRequest(request, stateOf(time), 200);
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span?.spanContext().traceId).toBe(traceId);
  expect(span).toMatchObject({ name: 'getCustomer', attributes: { 'laurel.sql.statements': 1 } });
  expect(msOf(span?.duration ?? [0, 0])).toBeGreaterThanOrEqual(200);
});

it('sends slow statements as parts of their request, also those that fail', () => {
  const now = performance.now();
  const slow = [
    { text: 'select a', startedAt: now - 190, endedAt: now - 130, isFailed: false },
    { text: 'update a', startedAt: now - 100, endedAt: now - 10, isFailed: true },
  ];
  traceRequest(request, stateOf({ ...noDatabaseTime(), slow }), 503);
  const spans = exporter.getFinishedSpans();
  const [request503] = spans.slice(-1);
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['select', 0],
    ['update', 2],
    ['getCustomer', 2],
  ]);
  const parents = spans.slice(0, 2).map(({ parentSpanContext }) => parentSpanContext?.spanId);
  expect(new Set(parents)).toEqual(new Set([request503?.spanContext().spanId]));
  expect(msOf(spans[1]?.duration ?? [0, 0])).toBeCloseTo(90, 1);
});

it('keeps the time of a statement that fails, and its error', async () => {
  const time = noDatabaseTime();
  const query = timedQuery(time, async (_: { text: string }) => {
    throw new Error('deadlock');
  });
  await expect(query({ text: 'update a' })).rejects.toThrow('deadlock');
  expect(time).toMatchObject({ statements: 1, slow: [] });
});

it('keeps the first slow statements only, without their values', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 60;
    return now;
  });
  const time = noDatabaseTime();
  const query = timedQuery(time, async (text: string, values: string[]) => ({ text, values }));
  for (let count = 0; count < 101; count += 1) await query(`select ${count}`, ['7400112']);
  clock.mockRestore();
  expect(time.statements).toBe(101);
  expect(time.slow).toHaveLength(100);
  expect(time.slow.at(-1)?.text).toBe('select 99');
  expect(JSON.stringify(time.slow)).not.toContain('7400112');
});
