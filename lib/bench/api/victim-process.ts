import { Agent } from 'node:http';
import { type NewSandbox, newSandbox } from '../../testing/new-sandbox';
import { type SiteResponse, sendRequest } from '../../testing/site-server';
import { type Latencies, sendAtRate } from './load';
import { MEASURED } from './requests';

/** Uses a site at a steady pace. The parent process sends the parameters, and receives the response times. */

/** What the process does. */
export interface VictimLoad {
  origin: string;
  basePath: string;
  minutes: number;
}

/** The response times of each kind of request. */
export interface VictimResults {
  pages: Latencies;
  getCustomer: Latencies;
  createSandbox: Latencies;
}

const ADDRESS = { 'X-Forwarded-For': '198.51.100.8' };
const PAGE = '/docs/Sdk/modules/common/methods/setModifyURLFunction';
const PER_SECOND = { pages: 10, getCustomer: 5, createSandbox: 0.1 };
/** Each of them allows two requests in a second. */
const SANDBOXES = 4;
/** A request without a response. */
const LOST: SiteResponse = { status: 0, headers: {}, body: Buffer.alloc(0) };

const sandboxes: NewSandbox[] = [];

process.on('message', async ({ origin, basePath, minutes }: VictimLoad) => {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const send = (
    { path, headers, method = 'GET' }: { path: string; headers?: object; method?: string },
    body = '',
  ) =>
    sendRequest(
      {
        host: hostname,
        port,
        agent,
        method,
        path: basePath + path,
        headers: { ...ADDRESS, ...headers },
      },
      body,
    ).catch(() => LOST);
  // The first run is before the attack.
  while (sandboxes.length < SANDBOXES) {
    sandboxes.push(await newSandbox(origin + basePath, ADDRESS));
  }
  const during = (perSecond: number) => ({ perSecond, seconds: minutes * 60 });
  const [pages, getCustomer, createSandbox] = await Promise.all([
    sendAtRate(() => send({ path: PAGE }), during(PER_SECOND.pages)),
    sendAtRate((index) => {
      const sandbox = sandboxes[index % SANDBOXES];
      return send(MEASURED.getCustomer(sandbox?.shop.accessToken ?? ''));
    }, during(PER_SECOND.getCustomer)),
    sendAtRate(() => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '2' };
      return send({ path: '/sandbox', method: 'POST', headers }, '{}');
    }, during(PER_SECOND.createSandbox)),
  ]);
  agent.destroy();
  const results: VictimResults = { pages, getCustomer, createSandbox };
  process.send?.(results);
});
