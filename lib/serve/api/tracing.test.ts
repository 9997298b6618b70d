import { trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import { freePort } from '../../tools/testing/servers/free-port';
import { startTracing } from './tracing';

it('warns about traces that it cannot send at the end', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await freePort()}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100');
  const warn = vi.fn();
  const stop = startTracing({ warn } as unknown as Logger);
  trace.getTracer('test').startSpan('request').end();
  await stop();
  expect(warn).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
  trace.disable();
});
