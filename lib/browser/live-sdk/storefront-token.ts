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
  const [owner, session] = (readStored(STORED_NAME) ?? kept).split(' ');
  if (session && owner === key) {
    const response = await send('getStorefrontToken', { sessionToken: session });
    if (response.ok) return (await response.json()).storefrontToken;
  }
  const { sessionToken } = await acceptedBody(await send('createSessionToken', {}));
  kept = `${key} ${sessionToken}`;
  writeStored(STORED_NAME, kept);
  return issue({ sessionToken });
}

function acceptedBody(response: Response) {
  if (!response.ok) throw new ConsoleProblem('failed');
  return response.json();
}
