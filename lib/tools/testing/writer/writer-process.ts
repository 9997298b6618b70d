import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fulfillRedemptions } from '../../../api/rewards/redemption/fulfill-redemptions';
import { openDatabase, type WriterDatabase } from './open-database';
import { plannedRequest, REQUESTS_OF_RUN, type WriterShop } from './planned-requests';
import { plannedRequestSender } from './send-planned';

/** The only argument of a writer process, as JSON. */
export interface WriterJob {
  database: WriterDatabase;
  shop: WriterShop;
  run: number;
  /** The time of its clock, which stands still. */
  now: number;
}

/** A line of the output of a writer process: one JSON object. */
export type WriterLine = { sent: number } | { done: number; status: number; body: string };

/** Requests under way at the same time. */
const LANES = 4;

/**
 * Sends the requests of a run and fulfills redemptions. A response is printed before the lane sends its next request,
 * so whoever kills the process knows which responses have arrived.
 */
async function write({ database, shop, run, now }: WriterJob): Promise<void> {
  const open = await openDatabase(database);
  const services = { database: open.database, now: () => now, randomBytes };
  const send = plannedRequestSender(services, shop.token);
  const print = (line: WriterLine) => writeSync(1, `${JSON.stringify(line)}\n`);
  let next = 0;
  const lanes = Array.from({ length: LANES }, async () => {
    while (next < REQUESTS_OF_RUN) {
      const number = next++;
      print({ sent: number });
      const { status, body } = await send(plannedRequest(shop, run, number));
      print({ done: number, status, body });
    }
  });
  const all = Promise.all(lanes);
  let isDone = false;
  const worker = (async () => {
    while (!isDone) {
      await fulfillRedemptions(services, { limit: 2 });
      await wait(1);
    }
  })();
  await all;
  isDone = true;
  await worker;
  await open.close();
}

await write(JSON.parse(process.argv[2] ?? ''));
