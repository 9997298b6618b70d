import { tracingChannel } from 'node:diagnostics_channel';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addressRule } from '../../site/config/addresses';

/** Metrics of the site's process. Labels are patterns of addresses, never what a client requests. */
export class SiteMetrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'address' | 'status'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'laurel_site_request_duration_seconds',
      help: 'Duration of requests by pattern of the address and class of status.',
      labelNames: ['address', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers,
    });
    const reads = new Counter({
      name: 'laurel_site_cache_reads_total',
      help: 'Reads of searches and rendered pages by what the cache had.',
      labelNames: ['result'],
      registers,
    });
    // The package of the caches says here what each read found.
    tracingChannel<unknown, { fetch?: string }>('lru-cache').asyncEnd.subscribe((read) =>
      reads.inc({ result: (read as { fetch?: string }).fetch ?? 'none' }),
    );
  }

  /**
   * Counts a request whose response has ended.
   *
   * @param path without the base path; null for an address outside of it
   */
  count(path: string | null, status: number, ms: number): void {
    const address = path === null ? 'outside' : addressRule(path).pattern;
    this.#requests.observe({ address, status: `${Math.floor(status / 100)}xx` }, ms / 1_000);
  }

  /** The metrics as Prometheus reads them. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
