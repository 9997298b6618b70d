import {
  context,
  isSpanContextValid,
  propagation,
  type Span,
  SpanKind,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';

const GETTER: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

/** Runs a request as a span of the trace that its headers name, if traces are collected. */
export function traceRequest<T>(
  { method, headers }: Request,
  operationId: string | undefined,
  run: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), headers, GETTER);
  const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } };
  return trace
    .getTracer('laurel')
    .startActiveSpan(operationId ?? method, options, parent, async (span) => {
      try {
        return await run(span);
      } finally {
        span.end();
      }
    });
}

/** The trace of a span, if traces are collected. */
export function traceIdOf(span: Span): string | undefined {
  const spanContext = span.spanContext();
  return isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
}
