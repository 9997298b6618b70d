import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { INBOX_ADDRESSES } from '../../webhooks/inbox-address';
import { type ApiUnderTest, startApi } from './api-under-test';
import { type Latencies, sendAtRate } from './load';
import { type Figure, ms } from './report';

const DEFAULT_MINUTES = 30;
/** Each sandbox gets fewer requests than its rate bucket leaks. */
const SANDBOXES = 12;
const PER_SECOND = 20;
/** The memory of the first minutes is not compared. */
const WARM_UP_SHARE = 1 / 6;
const MAX_GROWTH = 0.1;
/** Enough for retries of deliveries that failed. */
const DELIVERY_TIMEOUT_MS = 60_000;
const TOPICS = ['customer/balanceUpdated', 'customer/rewardCreated', 'wishlistItem/created'];
const CUSTOMER = '7400112';
/** The customer's latest wishlist, which items are added to. */
const WISHLIST = 302;

/** A sandbox that requests are sent to. */
interface Sandbox {
  key: string;
  shop: { accessToken: string };
}

type Send = (sandbox: Sandbox, round: number) => Promise<Response>;

/** Sends reads and changes to several sandboxes for half an hour, whose events are delivered to inboxes meanwhile. */
export async function measureSoak(
  report: (figure: Figure) => void,
  { minutes = DEFAULT_MINUTES }: { minutes?: number },
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-soak-'));
  const api = await startApi({ API_DATA_DIR: directory });
  try {
    const sandboxes: Sandbox[] = [];
    for (let index = 0; index < SANDBOXES; index++) sandboxes.push(await createSandbox(api));
    const requests = requestsTo(api);
    const memory: number[] = [];
    const minutesDone: Latencies[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      const offset = minute * PER_SECOND * 60;
      minutesDone.push(
        await sendAtRate(
          (index) => {
            const at = offset + index;
            const sandbox = sandboxes[at % SANDBOXES] as Sandbox;
            const round = Math.floor(at / SANDBOXES);
            const send = requests[round % requests.length] as Send;
            // A request without a response counts as status 0.
            return send(sandbox, round).catch(() => Response.error());
          },
          { perSecond: PER_SECOND, seconds: 60 },
        ),
      );
      memory.push(api.memory());
    }
    reportResponses(report, minutesDone);
    reportMemory(report, memory);
    await reportDeliveries(report, api, sandboxes);
  } finally {
    await api.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function createSandbox({ origin }: ApiUnderTest): Promise<Sandbox> {
  const created = await fetch(`${origin}/sandbox`, { method: 'POST', ...json({}) });
  const sandbox = await created.json();
  if (created.status !== 200) throw new Error(`No sandbox: ${JSON.stringify(sandbox)}`);
  for (const topic of TOPICS) {
    const address = `${INBOX_ADDRESSES}soak`;
    const response = await fetch(`${origin}/v2/webhooks/createSubscription`, {
      method: 'POST',
      ...json({ topic, address }, sandbox.shop.accessToken),
    });
    if (response.status !== 200) throw new Error(`No subscription: ${await response.text()}`);
  }
  return sandbox;
}

function json(body: object, token?: string) {
  return {
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  };
}

/** Alternates reads and writes. `redeem` spends the points that `updateBalance` adds. */
function requestsTo({ origin }: ApiUnderTest): Send[] {
  const get =
    (path: string): Send =>
    ({ shop }) =>
      fetch(origin + path, { headers: { authorization: `Bearer ${shop.accessToken}` } });
  const post =
    (path: string, bodyOf: (round: number) => object): Send =>
    ({ shop }, round) =>
      fetch(origin + path, { method: 'POST', ...json(bodyOf(round), shop.accessToken) });
  const customer = { customerIdentifier: CUSTOMER };
  return [
    get(`/v2/customers/getCustomer?customerIdentifier=${CUSTOMER}`),
    post('/v2/customers/updateBalance', () => ({ ...customer, balanceDelta: 100 })),
    get('/v2/reviews/getReviews?sortingOption=mostRelevant'),
    post('/v2/rewards/redeem', () => ({ ...customer, ruleId: 51, pointsToSpend: 100 })),
    get(`/v2/rewards/getActivityHistory?customerIdentifier=${CUSTOMER}`),
    post('/v2/wishlists/createWishlistItem', () => ({ ...customer, productId: 880011 })),
    get(`/v2/wishlists/getWishlistItems?customerIdentifier=${CUSTOMER}&wishlistId=${WISHLIST}`),
    post('/v2/wishlists/deleteWishlistItem', () => ({ ...customer, productId: 880011 })),
  ];
}

function reportResponses(report: (figure: Figure) => void, minutes: readonly Latencies[]): void {
  const statuses: Record<string, number> = {};
  for (const [status, count] of minutes.flatMap((minute) => Object.entries(minute.statuses))) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  report({
    name: `responses, ${PER_SECOND} requests a second for ${minutes.length} minutes`,
    value: JSON.stringify(statuses),
    target: 'only 200 and 204',
    isMet: Object.keys(statuses).every((status) => ['200', '204'].includes(status)),
  });
  const worst = Math.max(...minutes.map(({ p95 }) => p95));
  report({
    name: 'p95 of the slowest minute',
    value: ms(worst),
    target: '≤ 100 ms',
    isMet: worst <= 100,
  });
}

function reportMemory(report: (figure: Figure) => void, memory: readonly number[]): void {
  const warm = memory.slice(Math.floor(memory.length * WARM_UP_SHARE));
  const third = Math.max(1, Math.floor(warm.length / 3));
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [before, after] = [average(warm.slice(0, third)), average(warm.slice(-third))];
  report({
    name: 'memory after the warm-up and at the end',
    value: `${Math.round(before)} MB, ${Math.round(after)} MB (each minute: ${memory.map(Math.round).join(' ')})`,
    target: `growth ≤ ${MAX_GROWTH * 100} %`,
    isMet: after / before - 1 <= MAX_GROWTH,
  });
}

async function reportDeliveries(
  report: (figure: Figure) => void,
  { origin }: ApiUnderTest,
  sandboxes: readonly Sandbox[],
): Promise<void> {
  const waitingOf = async ({ key }: Sandbox): Promise<number> => {
    const response = await fetch(`${origin}/sandbox`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return (await response.json()).queues.deliveries;
  };
  const giveUpAt = performance.now() + DELIVERY_TIMEOUT_MS;
  let waiting = Number.POSITIVE_INFINITY;
  while (waiting > 0 && performance.now() < giveUpAt) {
    await wait(500);
    waiting = (await Promise.all(sandboxes.map(waitingOf))).reduce((sum, value) => sum + value, 0);
  }
  report({
    name: 'deliveries that wait after the last request',
    value: String(waiting),
    target: '0',
    isMet: waiting === 0,
  });
}
