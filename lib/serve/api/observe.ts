import type { Logger } from 'pino';
import type { Env } from '../../site/config/env';
import { serveMetrics } from '../metrics-server';
import type { Metrics } from './metrics';

/** What shows how a process of the API does. */
export interface Observation {
  /** Left out unless the settings have a port for metrics. */
  metrics?: Metrics;
  /** Sends the traces that are left, and ends the server of the metrics. */
  stop(): Promise<void>;
}

/**
 * Starts what the settings ask for: metrics on a separate port, and traces. A process works without them, so what
 * prevents them is logged.
 */
export async function observe(
  settings: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: Logger,
): Promise<Observation> {
  const stopTracing = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./tracing')).startTracing(log)
    : async () => {};
  if (settings.METRICS_PORT === 0) return { stop: stopTracing };
  const { Metrics } = await import('./metrics');
  const metrics = new Metrics();
  const stopServer = serveMetrics(metrics, settings, settings.METRICS_PORT, log);
  return {
    metrics,
    async stop() {
      stopServer();
      await stopTracing();
    },
  };
}
