import { ConsoleProblem } from '../console/problem';
import type { Sandbox } from '../console/sandbox';
import { sendJson } from '../console/send-json';
import { readStored, writeStored } from '../storage';

const STORED_NAME = 'guest-session';

/** The latest guest session and the key of its sandbox. Without storage, it is kept on this page. */
let kept = '';

/**
 * Issues a storefront token, as the server of a shop does. A guest keeps the session, and with it a wishlist, until the
 * shop refuses it.
 *
 * @param customerIdentifier missing for a guest
 * @throws ConsoleProblem unless the API returns a token
 */
export async function storefrontToken(
  { key, shop }: Sandbox,
  customerIdentifier?: string | null,
): Promise<string> {
  const send = (operation: string, body: object) =>
    sendJson('POST', `/v2/oauth/${operation}`, shop.accessToken, body);
  const issue = async (owner: object) =>
    (await acceptedBody(await send('getStorefrontToken', owner))).storefrontToken;

  if (customerIdentifier) return issue({ customerIdentifier });
  const session = keptSession(key);
  if (session) {
    const response = await send('getStorefrontToken', { sessionToken: session });
    if (response.ok) return (await response.json()).storefrontToken;
  }
  const { sessionToken } = await acceptedBody(await send('createSessionToken', {}));
  kept = `${key} ${sessionToken}`;
  writeStored(STORED_NAME, kept);
  return issue({ sessionToken });
}

/**
 * Gives what a guest has saved to the customer who signs in, as the server of a shop does. Without a guest, it does
 * nothing.
 */
export async function attachGuest(
  { key, shop }: Sandbox,
  customerIdentifier: string,
): Promise<void> {
  const sessionToken = keptSession(key);
  if (!sessionToken) return;
  const body = { sessionToken, customerIdentifier };
  await sendJson('POST', '/v2/oauth/attachSessionToken', shop.accessToken, body);
  // Attached or refused, the session is of no further use.
  kept = '';
  writeStored(STORED_NAME, null);
}

/** The session of the guest of a sandbox. */
function keptSession(key: string): string | undefined {
  const [owner, session] = (readStored(STORED_NAME) ?? kept).split(' ');
  return owner === key ? session : undefined;
}

function acceptedBody(response: Response) {
  if (!response.ok) throw new ConsoleProblem('failed');
  return response.json();
}
