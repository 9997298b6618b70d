import { HttpError } from '../../api/http/api-error';
import { countedNetwork } from '../../site/http/client-address';
import type { Turns } from './turns';

/**
 * Waits until the client may do expensive work.
 *
 * @returns ends its turn
 * @throws HttpError 429 or 503 if others take too long
 */
export async function takeTurn(
  turns: Turns,
  { signal }: Request,
  address: string,
): Promise<() => void> {
  const turn = await turns.take(countedNetwork(address), signal);
  if (typeof turn === 'function') return turn;
  const { perClient, total } = turns.limits;
  const [status, requests] =
    turn === 'client'
      ? ([429, `${perClient} requests of your network`] as const)
      : ([503, `${total} requests`] as const);
  throw new HttpError(
    status,
    [
      `at most ${requests} can create, reset or drain a sandbox or move a clock at the same time, try again later`,
    ],
    { 'Retry-After': '5' },
  );
}
