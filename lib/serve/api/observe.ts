import type { Logger } from 'pino';
import type { Env } from '../../site/config/env';
import type { Metrics } from './metrics';

/** Settings of OpenTelemetry that turn traces on. Its packages read the others, such as `OTEL_SERVICE_NAME`. */
const TRACE_SETTINGS = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];

/** What shows how a process of the API does. */
export interface Observation {
  /** Left out unless the settings have a port for metrics. */
  metrics?: Metrics;
  /** Sends the traces that are left, and ends the server of the metrics. */
  stop(): Promise<void>;
}

/**
 * Starts what the settings ask for: metrics on a port of their own, and traces. A process works without them, so what
 * prevents them is logged.
 */
export async function observe(
  { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
  log: Logger,
): Promise<Observation> {
  const isTraced = TRACE_SETTINGS.some((name) => process.env[name]);
  const stopTracing = isTraced ? (await import('./tracing')).startTracing() : async () => {};
  if (METRICS_PORT === 0) return { stop: stopTracing };
  const { createMetricsServer, Metrics } = await import('./metrics');
  const metrics = new Metrics();
  const server = createMetricsServer(metrics);
  server.on('error', (err) => log.error({ err }, 'The metrics are not available.'));
  server.listen(METRICS_PORT, METRICS_HOST, () =>
    log.info({ host: METRICS_HOST, port: METRICS_PORT }, 'metrics'),
  );
  return {
    metrics,
    async stop() {
      server.close();
      server.closeAllConnections();
      await stopTracing();
    },
  };
}
