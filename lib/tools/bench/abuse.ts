import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '../../site/config/env';
import { newSandbox } from '../testing/new-sandbox';
import { childrenOf } from '../testing/servers/child-processes';
import { startSite, untilApiIsReady } from '../testing/servers/site-server';
import { load, measuredRequest } from './load';
import { memoryOf, msOf, printTitle, report } from './report';

const ADDRESS = { 'X-Forwarded-For': '198.51.100.8' };
const PAGE = '/docs/Sdk/modules/common/methods/setModifyURLFunction';
const QUIET_SECONDS = 15;
const SAMPLE_MS = 5_000;
const MAX_MEMORY_MB = 600;

/**
 * Measures what a client gets while another one does everything at once that has harmed others. The site has its
 * default limits, and trusts the addresses that both of them send.
 *
 * @param minutes of the attack
 * @param from `networks` if the attacker uses those of one IPv6 host; by default it has one address
 */
export async function run([minutes = '5', from = 'address']: string[]): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-abuse-'));
  const site = await startSite(process.cwd(), { API_DATA_DIR: directory, TRUSTED_PROXIES: '1' });
  const origin = site.origin + env.BASE_PATH;
  let stopAttack = () => {};
  let timer: NodeJS.Timeout | undefined;
  try {
    await untilApiIsReady({ send: (path) => site.send(env.BASE_PATH + path) });
    const { shop } = await newSandbox(origin, ADDRESS);
    const { path, headers } = measuredRequest('getCustomer', shop.accessToken);
    const use = async (title: string, duration: number) => {
      printTitle(title);
      const page = { url: origin + PAGE, headers: ADDRESS, duration, overallRate: 10 };
      const all = { ...headers, ...ADDRESS };
      // Half of what the rate limit of a sandbox allows.
      const read = { url: origin + path, headers: all, duration, overallRate: 1 };
      const failed = await Promise.all([
        load('docs page', page, 20),
        load('getCustomer', read, 150),
      ]);
      report({ name: 'requests without their response', value: failed[0] + failed[1], max: 0 });
      const value = await msOf(() => newSandbox(origin, ADDRESS));
      report({ name: 'creation of a sandbox', value, unit: 'ms', max: 500 });
    };
    await use('Before the attack', QUIET_SECONDS);
    const [apiProcess = 0] = childrenOf(site.processId);
    const peaks = { site: 0, API: 0 };
    timer = setInterval(() => {
      peaks.site = Math.max(peaks.site, memoryOf(site.processId));
      peaks.API = Math.max(peaks.API, memoryOf(apiProcess));
    }, SAMPLE_MS);
    const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [origin, from]);
    stopAttack = () => attacker.kill();
    await use('During the attack', Number(minutes) * 60);
    for (const [name, value] of Object.entries(peaks)) {
      report({ name: `memory of the ${name} at most`, value, unit: 'MB', max: MAX_MEMORY_MB });
    }
    const ended = childrenOf(site.processId).includes(apiProcess) ? 0 : 1;
    report({ name: 'processes that ended', value: ended, max: 0 });
  } finally {
    clearInterval(timer);
    stopAttack();
    await site.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
