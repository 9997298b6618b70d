import { channel } from 'node:diagnostics_channel';
import { context, createContextKey, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** What takes time on the database: the wait for a connection, and statements. */
export type DatabasePart = 'wait' | 'sql';

/** Milliseconds that a request has spent on the database. */
export type DatabaseTime = Record<DatabasePart, number>;

const TIME = createContextKey('time on the database');

const durations = channel('laurel.database');

/**
 * Runs work, and adds up the time that it spends on the database, if traces are collected: following work through its
 * promises would cost every request a tenth of its CPU time.
 */
export function withDatabaseTime<T>(run: (time: DatabaseTime) => Promise<T>): Promise<T> {
  const time: DatabaseTime = { wait: 0, sql: 0 };
  return context.with(context.active().setValue(TIME, time), run, undefined, time);
}

/** Calls back with each duration of this process, in milliseconds. */
export function onDatabaseTime(callback: (part: DatabasePart, duration: number) => void): void {
  durations.subscribe((message) => {
    const { part, duration } = message as { part: DatabasePart; duration: number };
    callback(part, duration);
  });
}

/** Measures the duration of work. */
export async function timed<T>(part: DatabasePart, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const duration = performance.now() - startedAt;
    const time = context.active().getValue(TIME) as DatabaseTime | undefined;
    if (time) time[part] += duration;
    if (durations.hasSubscribers) durations.publish({ part, duration });
  }
}

/** Runs a statement, with a span if traces are collected. @param text with placeholders instead of values */
export async function timedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  const span = trace.getTracer('laurel').startSpan(text.trimStart().split(/\s/, 1)[0] ?? '', {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  try {
    return await timed('sql', work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
