import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '../config/env';
import { measureAbuse } from './api/abuse';
import { measureDeliveries } from './api/deliveries';
import { measureEmbedded } from './api/embedded';
import { measurePages } from './api/pages';
import { printFigure } from './api/report';
import { measureSandboxes } from './api/sandboxes';
import { measureServer } from './api/server';
import { measureSoak } from './api/soak';
import { measureYear } from './api/year';

/**
 * Prints cold start, memory, response times and throughput of the API: `npm run bench:api`. The parts to measure can be
 * named: `npm run bench:api -- embedded server sandboxes deliveries year pages`. The pages need a build of the site.
 * `--soak` sends requests for half an hour instead, or for `--minutes`. `--abuse` attacks the built site for five
 * minutes from one address, or with `--networks` from many networks of one IPv6 host, and measures another client.
 */

const MANY_SHOPS = 2_000;

const PARTS: Record<string, () => Promise<void>> = {
  embedded: () => measureEmbedded(printFigure),
  server: () => measureServer(printFigure, { manyShops: MANY_SHOPS }),
  sandboxes: () => measureSandboxes(printFigure, { embedded: 500, server: MANY_SHOPS }),
  deliveries: () => measureDeliveries(printFigure),
  year: () => measureYear(printFigure),
  async pages() {
    if (existsSync(join(env.DIST_DIR, 'standalone/start.mjs'))) await measurePages(printFigure);
    else console.log('skip  docs page while /v2 is used: run `npm run build` first.');
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    soak: { type: 'boolean' },
    abuse: { type: 'boolean' },
    networks: { type: 'boolean' },
    minutes: { type: 'string' },
  },
});
const duration = values.minutes === undefined ? {} : { minutes: Number(values.minutes) };
if (values.soak) await measureSoak(printFigure, duration);
else if (values.abuse) {
  await measureAbuse(printFigure, { ...duration, hasNetworks: values.networks === true });
} else {
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const measure = PARTS[name];
    if (!measure) {
      throw new Error(`There is no part "${name}". Use ${Object.keys(PARTS).join(', ')}.`);
    }
    await measure();
  }
}
