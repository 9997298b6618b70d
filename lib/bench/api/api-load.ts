import { sendAtRate } from './load';
import { MEASURED } from './requests';

/** Sends requests to the API. The parent process sends the parameters of each run and receives the response times. */

/** What the process does. */
export interface ApiLoad {
  /** Where the API is, without `/v2`. */
  origin: string;
  /** Access tokens, used in turns. */
  tokens: readonly string[];
  perSecond: number;
  seconds: number;
}

process.on('message', async ({ origin, tokens, ...rate }: ApiLoad) => {
  const latencies = await sendAtRate((index) => {
    const { path, ...init } = MEASURED.getCustomer(tokens[index % tokens.length] ?? '');
    return fetch(origin + path, init);
  }, rate);
  process.send?.(latencies);
});
