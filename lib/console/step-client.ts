import { RejectedError } from '../sandbox-cli/sandbox-client';
import type { Sandbox } from './sandbox';
import { sendJson } from './send-json';

/** Sends the requests of steps to the API and the sandbox. Responses that are errors of the API are `RejectedError`s. */
export function stepClient({ key, shop }: Sandbox) {
  // biome-ignore lint/suspicious/noExplicitAny: the steps know the response of their endpoint
  const send = async (method: string, path: string, token: string, body?: object): Promise<any> => {
    const response = await sendJson(method, path, token, body);
    if (!response.ok) throw new RejectedError(response.status, await response.text());
    return response.status === 204 ? undefined : response.json();
  };
  return {
    sandbox: (method: string, path: string, body?: object) => send(method, path, key, body),
    operation: (method: string, path: string, body?: object) =>
      send(method, `/v2/${path}`, shop.accessToken, body),
  };
}

/** Subscribes an address to topics, unless it is subscribed already. */
export async function subscribe(
  { operation }: ReturnType<typeof stepClient>,
  topics: readonly string[],
  address: string,
): Promise<void> {
  const { subscriptions } = await operation('GET', 'webhooks/getSubscriptions');
  const subscribed = (subscriptions as { topic: string; address: string }[])
    .filter((subscription) => subscription.address === address)
    .map(({ topic }) => topic);
  for (const topic of new Set(topics)) {
    if (subscribed.includes(topic)) continue;
    await operation('POST', 'webhooks/createSubscription', { topic, address });
  }
}
