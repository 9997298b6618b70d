import type { OperationPath, ResponseAt } from '../../api/response-types';
import { RejectedError } from '../../sandbox/command-line/sandbox-client';
import type { Sandbox } from './sandbox';
import { sendJson } from './send-json';

/** Sends the requests of steps to the API and the sandbox. Responses that are errors of the API are `RejectedError`s. */
export function stepClient({ key, shop }: Sandbox) {
  const send = async <T>(method: string, path: string, token: string, body?: object) => {
    const response = await sendJson(method, path, token, body);
    if (!response.ok) throw new RejectedError(response.status, await response.text());
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  return {
    sandbox: <T>(method: string, path: string, body?: object) => send<T>(method, path, key, body),
    operation: <P extends OperationPath>(method: string, path: P, body?: object) =>
      send<ResponseAt<P>>(method, `/v2/${path}`, shop.accessToken, body),
  };
}

/** Subscribes an address to topics, unless it is subscribed already. */
export async function subscribe(
  { operation }: ReturnType<typeof stepClient>,
  topics: readonly string[],
  address: string,
): Promise<void> {
  const { subscriptions } = await operation('GET', 'webhooks/getSubscriptions');
  const subscribed: string[] = subscriptions
    .filter((subscription) => subscription.address === address)
    .map(({ topic }) => topic);
  for (const topic of new Set(topics)) {
    if (subscribed.includes(topic)) continue;
    await operation('POST', 'webhooks/createSubscription', { topic, address });
  }
}
