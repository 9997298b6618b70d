import type { CustomerRow } from '../../database/tables/customers';
import { HttpError } from '../../http/api-error';
import type { ChangeContext, HandlerContext } from '../../http/context';
import { StorefrontError } from '../../http/storefront-error';
import { lockCustomer } from '../earning/points-store';
import { areEqual, digitsOf, secondsToWait } from './code-rules';
import { addCode, findUsableCode, readSendTimes, setTriesLeft } from './code-store';

type CodeContext = ChangeContext & Pick<HandlerContext<unknown, unknown>, 'secretKey'>;

/**
 * Sends a customer a code. Only a sandbox can show it to its owner: the API sends neither emails nor text messages.
 *
 * @throws HttpError if the shop is in no sandbox, if the customer has no address, or if a code was sent just before
 */
export async function sendCode(
  context: ChangeContext,
  customer: CustomerRow,
  channel: 'email' | 'sms',
): Promise<void> {
  const { transaction, shop } = context;
  if (shop.sandboxId === null) throw new StorefrontError('verificationUnavailable');
  const { email, phone } = await lockCustomer(context, customer);
  const address = channel === 'email' ? email : phone;
  if (address === null) throw new StorefrontError('channelAddressMissing');
  const { now } = context;
  const seconds = secondsToWait(await readSendTimes(transaction, customer, now), now);
  if (seconds > 0) {
    throw new HttpError(429, [`customer has received a code, retry after ${seconds} seconds`], {
      'Retry-After': String(seconds),
    });
  }
  await addCode(transaction, customer, { sentAt: now, channel });
}

/**
 * Uses up the code of a customer, who is locked, so that of parallel requests only one succeeds, and each wrong one counts.
 *
 * @throws StorefrontError if it is another code, or if the customer has none
 */
export async function spendCode(
  { transaction, now, secretKey }: CodeContext,
  customer: CustomerRow,
  given: string,
): Promise<void> {
  const code = await findUsableCode(transaction, customer, now);
  if (!code) throw new StorefrontError('verificationFailed');
  const isRight = areEqual(digitsOf(secretKey(), code), given);
  await setTriesLeft(transaction, customer, code, isRight ? 0 : code.triesLeft - 1);
  if (!isRight) throw new StorefrontError('verificationFailed');
}
