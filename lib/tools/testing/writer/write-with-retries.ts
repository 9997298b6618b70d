import { setTimeout as wait } from 'node:timers/promises';
import { plannedRequest, type WriterShop } from './planned-requests';
import type { PlannedResponse, plannedRequestSender } from './send-planned';
import type { WriterReport } from './start-writer';

const RETRY_PAUSE_MS = 50;

interface Writing {
  send: ReturnType<typeof plannedRequestSender>;
  shop: WriterShop;
  run: number;
  /** Number of requests of the run to send. */
  requests: number;
  /** Requests under way at the same time. */
  lanes: number;
  /** Called with each response, and the number of requests that have succeeded. */
  onResponse: (response: PlannedResponse, succeeded: number) => void;
}

/** Sends the requests of a run. Each is repeated with its `Idempotency-Key` until it succeeds, as clients do. */
export function writeWithRetries({ send, shop, run, requests, lanes, onResponse }: Writing) {
  const report: WriterReport = { sent: new Set(), done: new Map() };
  let next = 0;
  const lane = async () => {
    while (next < requests) {
      const number = next++;
      report.sent.add(number);
      for (;;) {
        const response = await send(plannedRequest(shop, run, number));
        const hasSucceeded = response.status < 300;
        if (hasSucceeded) report.done.set(number, response);
        onResponse(response, report.done.size);
        if (hasSucceeded) break;
        await wait(RETRY_PAUSE_MS);
      }
    }
  };
  const finished = Promise.all(Array.from({ length: lanes }, lane));
  return { report, finished };
}
