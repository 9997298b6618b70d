import { and, desc, eq, gt } from 'drizzle-orm';
import { limits } from '../../contract/limits';
import type { Transaction } from '../../database/database';
import { isOfCustomer } from '../../database/sql';
import { type CustomerRow, verificationCodes } from '../../database/tables/customers';
import { COUNTED_MS, expiredBefore } from './code-rules';

type CustomerKey = Pick<CustomerRow, 'shopId' | 'id'>;

/** A verification code as it is stored. */
export type CodeRow = typeof verificationCodes.$inferSelect;

/** When the customer received the codes of the last hour, newest first. */
export async function readSendTimes(
  transaction: Transaction,
  customer: CustomerKey,
  now: Date,
): Promise<Date[]> {
  const isCounted = gt(verificationCodes.sentAt, new Date(now.getTime() - COUNTED_MS));
  const sent = await transaction
    .select({ sentAt: verificationCodes.sentAt })
    .from(verificationCodes)
    .where(and(isOfCustomer(verificationCodes, customer), isCounted))
    .orderBy(desc(verificationCodes.sentAt));
  return sent.map(({ sentAt }) => sentAt);
}

/** Stores a code that replaces all others of the customer. */
export async function addCode(
  transaction: Transaction,
  customer: CustomerKey,
  code: Pick<CodeRow, 'sentAt' | 'channel'>,
): Promise<void> {
  await transaction
    .update(verificationCodes)
    .set({ triesLeft: 0 })
    .where(isOfCustomer(verificationCodes, customer));
  await transaction.insert(verificationCodes).values({
    ...code,
    shopId: customer.shopId,
    customerId: customer.id,
    triesLeft: limits.verification.tries,
  });
}

/** Whether a code can still be used. */
export function isUsable(now: Date) {
  return and(gt(verificationCodes.triesLeft, 0), gt(verificationCodes.sentAt, expiredBefore(now)));
}

/** The code that the customer can use. */
export async function findUsableCode(
  transaction: Transaction,
  customer: CustomerKey,
  now: Date,
): Promise<CodeRow | undefined> {
  const [code] = await transaction
    .select()
    .from(verificationCodes)
    .where(and(isOfCustomer(verificationCodes, customer), isUsable(now)));
  return code;
}

/** Stores how often a code can still be tried. */
export async function setTriesLeft(
  transaction: Transaction,
  customer: CustomerKey,
  { sentAt }: Pick<CodeRow, 'sentAt'>,
  triesLeft: number,
): Promise<void> {
  await transaction
    .update(verificationCodes)
    .set({ triesLeft })
    .where(and(isOfCustomer(verificationCodes, customer), eq(verificationCodes.sentAt, sentAt)));
}
