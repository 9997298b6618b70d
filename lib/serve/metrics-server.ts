import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '../site/config/env';

/** Metrics as Prometheus reads them. */
interface MetricsText {
  text(): Promise<string>;
}

/**
 * Starts a server that has nothing but metrics. A process works without it, so what prevents it is logged.
 *
 * @returns ends the server
 */
export function serveMetrics(
  metrics: MetricsText,
  { METRICS_HOST: host }: Pick<Env, 'METRICS_HOST'>,
  port: number,
  log: Logger,
): () => void {
  const times = { headersTimeout: 5_000, requestTimeout: 5_000 };
  const server = createServer(times, async ({ method, url }, response) => {
    const isFound = url === '/metrics' && (method === 'GET' || method === 'HEAD');
    if (!isFound) return response.writeHead(404).end();
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      return response.end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  server.maxConnections = 10;
  server.on('error', (err) => log.error({ err }, 'The metrics are not available.'));
  server.listen(port, host, () => log.info({ host, port }, 'metrics'));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
