import { setTimeout as wait } from 'node:timers/promises';
import { plannedRequest, REQUESTS_OF_RUN, type WriterShop } from './planned-requests';
import type { PlannedResponse, plannedRequestSender } from './send-planned';
import type { WriterReport } from './start-writer';

const RETRY_PAUSE_MS = 50;

interface Writing {
  send: ReturnType<typeof plannedRequestSender>;
  shop: WriterShop;
  run: number;
  /** Requests under way at the same time. */
  lanes: number;
  /** Called with each response that is not a success. */
  onFailure: (response: PlannedResponse) => void;
}

/** Sends the requests of a run. Each is repeated with its `Idempotency-Key` until it succeeds, as clients do. */
export function writeWithRetries({ send, shop, run, lanes, onFailure }: Writing) {
  const report: WriterReport = { sent: new Set(), done: new Map() };
  let next = 0;
  const lane = async () => {
    while (next < REQUESTS_OF_RUN) {
      const number = next++;
      report.sent.add(number);
      for (;;) {
        const response = await send(plannedRequest(shop, run, number));
        if (response.status < 300) {
          report.done.set(number, response);
          break;
        }
        onFailure(response);
        await wait(RETRY_PAUSE_MS);
      }
    }
  };
  const finished = Promise.all(Array.from({ length: lanes }, lane));
  return { report, finished };
}
