import { enApiReference } from '@/lib/site/messages/en-api-reference';

const { advice } = enApiReference.viewer;

/** Returns advice about a status; without a status, about the reason that nothing was received. */
export function adviceFor(status: number, reason: unknown): string | undefined {
  if (!(status > 0)) {
    const { sandbox }: { sandbox: Readonly<Record<string, string>> } = advice;
    return typeof reason === 'string' && Object.hasOwn(sandbox, reason)
      ? sandbox[reason]
      : advice.noResponse;
  }
  if (status >= 500) return advice.server;
  const byStatus: Readonly<Record<number, string>> = advice.status;
  return Object.hasOwn(byStatus, status) ? byStatus[status] : undefined;
}
