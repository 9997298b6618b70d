import {
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { RequestState } from './context';

const GETTER: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

/**
 * Sends a request that has ended as a span of the trace that its headers name, if traces are collected. Statements that
 * took long are further spans.
 *
 * @returns the id of the trace, also if the sampler leaves it out
 */
export function traceRequest(
  { method, headers }: Request,
  { requestId, operationId, startedAt, databaseTime, eventIds }: RequestState,
  status: number,
): string | undefined {
  const tracer = trace.getTracer('laurel');
  const parent = propagation.extract(ROOT_CONTEXT, headers, GETTER);
  const now = performance.now();
  // Spans begin and end by the clock of the system.
  const toEpoch = Date.now() - now;
  const span = tracer.startSpan(
    operationId ?? method,
    {
      kind: SpanKind.SERVER,
      startTime: toEpoch + startedAt,
      attributes: {
        'http.request.method': method,
        'http.response.status_code': status,
        'request.id': requestId,
        'laurel.sql.ms': databaseTime.sql,
        'laurel.sql.wait_ms': databaseTime.wait,
        'laurel.sql.statements': databaseTime.statements,
        ...(eventIds.length > 0 && { 'laurel.event.ids': eventIds }),
      },
    },
    parent,
  );
  const spanContext = span.spanContext();
  if (!isSpanContextValid(spanContext)) return undefined;
  if (span.isRecording()) {
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    traceSlowStatements(tracer, span, databaseTime, toEpoch);
  }
  span.end(toEpoch + now);
  return spanContext.traceId;
}

function traceSlowStatements(
  tracer: Tracer,
  parent: Span,
  { slow }: RequestState['databaseTime'],
  toEpoch: number,
): void {
  const context = trace.setSpan(ROOT_CONTEXT, parent);
  for (const { text, startedAt, endedAt, isFailed } of slow) {
    const options = {
      kind: SpanKind.CLIENT,
      startTime: toEpoch + startedAt,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    };
    const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0] ?? '', options, context);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(toEpoch + endedAt);
  }
}
